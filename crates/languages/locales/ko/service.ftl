# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = 본 내용은 인공지능(AI)이 생성한 것으로, 오류가 있을 수 있습니다. 본 내용은 투자 자문이 아니며, 추천, 권유 또는 청약에 해당하지 않습니다. 또한 특정인의 개별 상황에 맞추어 작성된 것이 아니며, 어떠한 자문 관계나 신인(信認) 관계도 발생시키지 않습니다.
disclosure-statements =
    .n1 = 본 내용은 인공지능(AI)이 생성한 것입니다.
    .n2 = 본 내용에는 오류가 있을 수 있습니다.
    .n3 = 본 내용은 투자 자문이 아닙니다.
    .n4 = 본 내용은 추천, 권유 또는 청약에 해당하지 않습니다.
    .n5 = 본 내용은 특정인의 개별 상황에 맞추어 작성된 것이 아닙니다.
    .n6 = 본 내용은 어떠한 자문 관계나 신인(信認) 관계도 발생시키지 않습니다.

## Why a question is not taken up.

reject-blank = 질문이 입력되지 않았습니다. 투자, 시장 또는 경제에 관한 질문을 작성해 주십시오.
reject-off-mandate = 본 위원회는 투자, 시장, 증권, 펀드, 투자 대상으로서의 기업, 그리고 경제만을 다룹니다. 이 범위에 맞도록 질문을 다시 작성해 주십시오.
reject-inside-information = 본 위원회는 미공개 내부 정보를 다룰 수 없습니다. 공개된 정보를 바탕으로 검토할 수 있는 질문을 해 주십시오.
reject-manipulation = 본 위원회는 시장을 조작하거나 다른 투자자를 오도하는 일을 도울 수 없습니다.
reject-trade-execution = 본 위원회는 분석만 하며, 거래를 실행하거나 누군가를 대신하여 행동하지 않습니다. 대신 분석을 요청해 주십시오.
reject-tax-evasion = 본 위원회는 소득이나 이익을 세무 당국에 숨기는 일을 도울 수 없습니다. 대신 투자에 세금이 어떻게 부과되는지 질문해 주십시오.
reject-certainty = 누구도 결과를 약속하거나 수익을 보장할 수 없습니다. 대신 가능한 결과의 범위에 대해 질문해 주십시오.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = 어떤 금융 상품, 기업, 펀드 또는 시장을 말씀하시는 것입니까?
question-instrument-text-named = ‘{ $name }’의 정확한 대상은 무엇입니까?
question-instrument-why = 비슷한 이름이 서로 다른 대상을 가리킬 수 있으므로, 위원회는 검토 대상을 정확히 알아야 합니다.
question-horizon-text = 투자 기간을 어느 정도로 보고 분석할까요?
question-horizon-why = 같은 근거라도 어떤 기간에는 유리하고 다른 기간에는 불리할 수 있습니다.
question-horizon-options =
    .n1 = 1년~3년
    .n2 = 3년~10년
    .n3 = 10년 초과
    .n4 = 1년 미만
question-risk-text = 위험 감내 수준을 어느 정도로 보고 분석할까요?
question-risk-why = 손실 가능성을 얼마나 무겁게 볼지는 어느 정도의 하락을 감내할 수 있는지에 따라 달라집니다.
question-risk-options =
    .n1 = 중간: 약 5분의 1의 하락을 감내할 수 있음
    .n2 = 낮음: 원금 보전을 우선함
    .n3 = 높음: 절반 이상의 하락을 감내할 수 있음
question-objective-text = 주된 목적은 무엇입니까?
question-objective-why = 성장, 소득, 자산 보전은 각각 다른 기준으로 평가됩니다.
question-objective-options =
    .n1 = 장기 성장
    .n2 = 정기적인 소득
    .n3 = 구매력 보전
    .n4 = 단기적 기회

## What is assumed when nothing was said.

assumption-horizon = 투자 기간을 밝히지 않으셔서 다음과 같이 가정합니다: { $value }.
assumption-risk = 위험 감내 수준을 밝히지 않으셔서 다음과 같이 가정합니다: { $value }.
assumption-objective = 목적을 밝히지 않으셔서 다음과 같이 가정합니다: { $value }.
assumption-holdings = 보유 자산을 밝히지 않으셔서 없는 것으로 가정합니다.
assumption-part = 포트폴리오의 { $value }가 무엇에 투자되어 있는지 분명하지 않아 그 부분은 제외했습니다.
class-stocks = 주식
class-bonds = 채권
class-cash = 현금
class-gold = 금
class-property = 부동산
class-commodities = 원자재
class-crypto = 암호화폐
assumption-instrument = 특정 금융 상품이 언급되지 않아, 다음에 관한 질문으로 이해합니다: { $value }.

## What goes wrong.

message-conflict-plan-generating = 계획을 아직 준비하고 있습니다. 잠시 후 다시 시도해 주십시오.
message-plan-failed = 계획을 준비하지 못했습니다. 새 계획을 만들려면 다시 제출해 주십시오.
message-execution-failed = 참여할 수 있는 위원이 너무 적었습니다: { $reason }
message-brief-failed = 지금은 질문을 읽을 수 없습니다. 나중에 다시 질문해 주십시오.
message-answers-failed = 지금은 답변을 읽을 수 없습니다. 다시 보내 주십시오.
message-waiting = 현재 분석 담당에 연결할 수 없습니다. 위원회는 기다렸다가 여기서부터 이어 갑니다.
message-budget-spent = 모두의 의견을 듣기 전에 예산을 다 썼습니다.
reason-budget-spent = 예산을 다 썼습니다
reason-no-answer-in-time = 제때 답이 오지 않았습니다
reason-answer-unusable = 답을 사용할 수 없습니다
reason-answer-broke-off = 답이 중간에 끊겼습니다
reason-service-busy = 서비스 이용이 너무 많았습니다
reason-computed-too-long = 계산에 시간이 너무 오래 걸렸습니다
reason-not-computed = 계산할 수 없었습니다
reason-figures-missing = 이 질문에 대한 수치가 없습니다
reason-model-declined = 모델이 답변을 거절했습니다
reason-provider-fault = 모델 제공자에 장애가 있습니다
reason-provider-unreachable = 모델 제공자에 연결할 수 없습니다
reason-provider-busy = 모델 제공자가 당분간 호출을 더 받지 않습니다
reason-provider-refused = 모델 제공자가 요청을 거부했습니다
reason-key-refused = 모델 제공자가 서비스의 키를 받아들이지 않습니다
reason-model-unknown = 모델 제공자에 해당 모델이 없습니다
reason-provider-down = 모델 제공자가 응답하지 않습니다. 응답하면 작업을 이어 갑니다
failed-given-up = 작업을 이어 갈 수 없었습니다
failed-check = 분석을 확인할 수 없었습니다({ $reason })
failed-debrief = 요약을 작성할 수 없었습니다({ $reason })
failed-synthesis = 조사 결과를 종합할 수 없었습니다({ $reason })
failed-waiting = 답을 기다리다 시간이 초과되었습니다({ $reason })
failed-spent = { $reason }; 지금까지 사용량: 호출 { $calls }회, 토큰 { $tokens }개, { $cost } 미국 달러
floor-abstains = { $seat } 기권: { $reason }.
confidence-step-chair = 위원장의 확신도는 수치가 뒷받침하는 수준보다 낮습니다.
confidence-step-red-team = 레드팀이 확신도를 낮추는 이의를 제기했습니다.
confidence-step-absent = 모두의 의견을 들을 수는 없었습니다.
read-by-rules = 언어 모델이 사용할 수 있는 답을 주지 않아 정해진 규칙에 따라 질문을 읽었습니다.
message-unsupported-language = 감사 기록은 영어 세션에서만 제공됩니다. 이 세션의 언어: { $language }.

## The debrief.

debrief-headline-favourable = 종합하면, 근거는 { $subject }에 유리합니다.
debrief-headline-mixed = { $subject }에 대한 근거는 긍정과 부정이 엇갈립니다.
debrief-headline-unfavourable = 종합하면, 근거는 { $subject }에 불리합니다.
debrief-headline-insufficient = { $subject }에 대해 판단하기에는 근거가 충분하지 않습니다.
debrief-asked = 질문하신 내용: { $question }
debrief-committee = 전문가 { $members }명이 각자 따로 검토했습니다. 그런 다음 서로 질의하고 의견이 갈리는 부분을 기록했습니다.
debrief-confidence = 확신도는 0에서 1까지의 척도로 { $confidence }입니다.
debrief-gaps = 부족했던 점: { $gaps }
debrief-dissent = 모두가 동의한 것은 아닙니다: { $dissent }
debrief-change = 견해를 바꿀 수 있는 요인: { $change }
debrief-terms-volatility = 변동성은 일정 기간 동안 가격이 얼마나 크게 오르내리는지를 나타냅니다.
debrief-terms-drawdown = 낙폭은 고점에서 그 뒤의 최저점까지 떨어진 폭입니다. 퍼센트로 나타냅니다.
debrief-terms-confidence = 확신도는 위원회가 자신의 견해를 얼마나 확신하는지를 0(전혀 아님)에서 1(완전히)까지로 나타냅니다. 이익이 날 확률은 아닙니다.
debrief-terms-dissent = 반대 의견은 위원회의 견해에 동의하지 않는 위원의 의견입니다. 위원회의 견해와 나란히 기록됩니다.
debrief-terms-red-team = 레드팀은 누군가 견해에 의지하기 전에 그 약점을 찾으려고 견해를 공격하는 역할을 합니다.
