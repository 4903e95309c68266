# What the built-in analyst says.

## Measures, as the key numbers name them.

measure-return-1y = 12개월 수익률
measure-drawdown = 36개월 최대 하락
measure-volatility = 36개월 변동성
measure-cape = 10년 이익 대비 주가(CAPE)
measure-freq-pos = 과거 이익 구간의 비율
measure-freq-neg = 과거 이익이 없던 구간의 비율
measure-inflation = 12개월 물가상승률
measure-long-rate = 10년 국채 금리
measure-return-10y = 10년 실질 수익률
measure-age = 데이터 경과 연수

## What would change the view.

change-newer = 오래된 수치를 대신할 최신 수치.

## Members.

role-fundamentals = 펀더멘털
role-valuation = 가치평가
role-market = 시장
role-macro = 거시경제
role-industry = 산업
role-allocation = 자산배분
role-risk = 위험

## Terms that the debrief explains.

term-volatility = 변동성
term-drawdown = 낙폭
term-confidence = 확신도
term-dissent = 반대 의견
term-red-team = 레드팀

## What the data room does not have.

gap-prices = { $name }의 가격 자료 없음. 수록된 가격은 { $date }까지.
gap-old-prices = { $name }의 가격은 { $date }까지.
gap-accounts = { $name }의 재무제표나 구성 자료 없음.
gap-industry = { $name } 산업 자료 없음.
gap-old-market = 미국 시장 자료는 { $date }까지.
gap-news = 뉴스 자료 없음.
