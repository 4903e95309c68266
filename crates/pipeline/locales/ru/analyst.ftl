# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (по состоянию на { $dates }).
surroundings = Для контекста: { $text }
between-sentences = { " " }
between = { "; " }
us-market = рынок акций США
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure }: { $values }; { $ahead ->
        [one] впереди { $name }
       *[none] показатели примерно равны
    }
absent = Не удалось заслушать: { $reason }
dissent = Иное мнение ({ $seat }): { $claim }

## The seats of the committee.

seat-chair = Председатель
seat-fundamentals = Фундаментальный анализ
seat-valuation = Оценка стоимости
seat-market = Рынок и технический анализ
seat-macro = Макроэкономика и ставки
seat-industry = Отрасль
seat-allocation = Распределение активов
seat-risk = Риск-менеджер
seat-red-team = Красная команда
mandate-chair = Взвешивает утверждения одно за другим и формулирует оценку.
mandate-fundamentals = Сколько бизнес или рынок зарабатывает, сколько выплачивает и сколько должен.
mandate-valuation = Какова цена по сравнению с собственной историей и с облигациями.
mandate-market = Как вела себя цена.
mandate-macro = Инфляция, процентные ставки и состояние экономики.
mandate-industry = Насколько силён бизнес по отношению к конкурентам и клиентам.
mandate-allocation = Как части портфеля ведут себя вместе.
mandate-risk = Что можно потерять, сколько и как часто, с учётом того, что вы готовы вынести.
mandate-red-team = Атакует черновик: противоположный вывод, старые данные, одна цифра, от которой зависит слишком многое.
lens-chair = что подтверждают все данные в совокупности
lens-fundamentals = выручка, рентабельность, денежный поток и долг
lens-valuation = цена по сравнению с прибылью, собственной историей и облигациями
lens-market = доходность, тренд и торги
lens-macro = инфляция, ставки и занятость
lens-industry = ценовая власть и потребность в инвестициях
lens-allocation = веса и то, как части движутся вместе
lens-risk = падения, колебания и частота убытков
lens-red-team = почему этот вывод может оказаться ошибочным
needs-fundamentals = годовая отчётность
needs-valuation = цены и отчётность
needs-market = дневные цены
needs-macro = инфляция и процентные ставки
needs-industry = годовая отчётность
needs-allocation = состав вложений и дневные цены
needs-risk = дневные цены
task-title = { $seat }: { $name }
task-instructions = { $mandate } Каждая цифра взята из источника с датой, а недостающее указано.
task-acceptance = Хотя бы одно утверждение с цифрами или указание, чего для него не хватает.

## What the committee must answer.

ask-single-1 = Как ведёт себя { $name }: доходность, колебания и самое глубокое падение?
ask-single-2 = Сколько зарабатывает { $name } и сколько за это платят по меркам собственной истории?
ask-single-3 = { $name }: какие внешние условия помогают, а какие вредят?
ask-single-4 = Что должно произойти, чтобы возник долговременный убыток?
ask-comparison-1 = { $name }: в чём различия по доходности, колебаниям и самому глубокому падению?
ask-comparison-2 = Кто из них зарабатывает больше на том, что продаёт и чем владеет?
ask-comparison-3 = Какую цену платят за каждый вариант?
ask-fund-1 = { $name }: сколько зарабатывает рынок, который за этим стоит?
ask-fund-2 = Дорог или дёшев этот рынок по меркам собственной истории?
ask-fund-3 = Как часто и насколько глубоко такое вложение оказывалось в убытке на этом горизонте?
ask-macro-1 = На каком уровне находятся инфляция, ставки и занятость по меркам собственной истории?
ask-macro-2 = Что происходило с акциями, когда уровни были такими же?
ask-macro-3 = Сколько инвестор может потерять в такие времена?
ask-portfolio-1 = Как части ведут себя вместе: доходность, колебания и самое глубокое падение?
ask-portfolio-2 = Соответствует ли состав горизонту и убытку, который можно выдержать?
ask-portfolio-3 = Какое отдельное вложение ударило бы сильнее всего?
ask-theme-1 = { $name }: что движет этой темой и кто на ней зарабатывает?
ask-theme-2 = Что уже учтено в ценах?
ask-theme-3 = Что опровергло бы эту историю?

## Thinking aloud.

thinking = В поле зрения: { $lens }. Показатели: { $figures }.
thinking-nothing = Предмет изучения: { $lens }. Цифр об этом у нас нет.
thinking-builds-on = Это опирается на прежний результат: { $first }
caveat-stale = Возраст этих данных: { $age }.
caveat-surroundings = Часть сказанного относится только к контексту.
caveat-overlap = Прошлые периоды накладываются друг на друга, поэтому действительно отдельных меньше, чем кажется.
nothing = С этой стороны у нас нет цифр для оценки: { $name }.
no-guess = Всё остальное было бы догадкой.
wrong-nothing = Появляются недостающие данные.
missing-fundamentals = У нас нет отчётности: { $name }.
missing-valuation = У нас нет цены, которую можно сравнить с прибылью: { $name }.
missing-market = У нас нет котировок: { $name }.
missing-risk = У нас нет котировок: { $name }.
missing-macro = У нас нет данных об инфляции и процентных ставках.
missing-industry = У нас нет отчётности, которая показала бы положение в отрасли: { $name }.
missing-allocation = У нас нет долей и котировок ваших позиций.

## Market and Technicals.

claim-year =
    { $name }: за год котировки { $return_1y_way ->
        [down] упали
       *[up] выросли
    } на { $return_1y_size }{ $more ->
        [yes] , за пять лет { $return_5y_way ->
            [down] потеряли
           *[up] прибавили
        } { $return_5y_size }
       *[no] { "" }
    } (на { $dates }).
wrong-year = Более новые котировки показывают за двенадцать месяцев обратное.
claim-momentum =
    { $name }: без последнего месяца котировки за год { $momentum_12_1_way ->
        [down] упали
       *[up] выросли
    } на { $momentum_12_1_size } (на { $dates }).
wrong-momentum = В ближайшие месяцы цена разворачивается.
claim-trend =
    { $name }: цена была на { $trend_size } { $trend_way ->
        [down] ниже
       *[up] выше
    } средней за { $daily ->
        [yes] 200 дней
       *[no] десять месяцев
    } (на { $dates }).
wrong-trend = Цена пересекает эту среднюю.
claim-below-high = { $name }: цена была на { $drawdown_now_size } ниже максимума ({ $from }; данные на { $dates }).
wrong-below-high = Прежний максимум был пузырём, и цена к нему не возвращается.
claim-real-return =
    { $name }: с учётом инфляции котировки за пять лет { $real_return_5y_way ->
        [down] потеряли
       *[up] прибавили
    } { $real_return_5y_size } (на { $dates }).
wrong-real-return = В следующие пять лет цены или инфляция ведут себя иначе.
claim-volume = { $name }: отношение месячного объёма торгов к среднему за год составило { $volume_ratio } (на { $dates }).
wrong-volume = Разницу объясняет один день бурных торгов.

## Risk Officer.

claim-fall =
    { $name }: за три года котировки падали самое большее на { $max_drawdown_36m_size }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    } (на { $dates }). Это { $verdict ->
        [opposes] больше, чем допускает
       *[other] в пределах того, что допускает
    } ваша готовность к риску.
wrong-fall = Более позднее падение заметно глубже или мельче.
claim-loss-frequency =
    { $name }: с { $since } года убытком{ $real ->
        [yes] { " " }с учётом инфляции
       *[no] { "" }
    } закончились { $freq_neg } всех периодов (длина: { $horizon }; данные на { $dates }).
wrong-loss-frequency = С учётом более новых лет убытки случались заметно чаще или реже.
claim-swings = { $name }: за три года котировки обычно колебались на { $vol_36m } (на { $dates }).
wrong-swings = Более длинный или новый период показывает намного большие или меньшие колебания.
claim-best-days =
    { $name }: с { $since } года котировки { $return_all_way ->
        [down] потеряли
       *[up] прибавили
    } { $return_all_size }. Без десяти лучших дней они { $return_all_less_best_10_way ->
        [down] потеряли бы
       *[up] прибавили бы
    } { $return_all_less_best_10_size } (на { $dates }).
wrong-best-days = Хорошие дни распределяются ровнее, чем прежде.
claim-beta =
    { $name }: за три года при движении рынка США на один процент котировки двигались в среднем на { $beta_36m } процента{ $more ->
        [yes] { " " }(корреляция: { $correlation_36m })
       *[no] { "" }
    } (на { $dates }).
wrong-beta = Связь с рынком меняется вместе с бизнесом.
claim-interest = За финансовый год (до { $dates }) операционная прибыль { $name } покрыла проценты { $interest_coverage } раза.
wrong-interest = Долг приходится рефинансировать по намного более высоким ставкам.
claim-debt = Отношение долга { $name } к собственному капиталу составляло { $debt_to_equity } (на { $dates }).
wrong-debt = Поглощение, списание или выкуп акций меняет долг или капитал.
claim-worst =
    { $name }: самое глубокое известное падение составило { $max_drawdown_all_size }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    }, котировки на { $dates }. Такое может повториться.
wrong-worst = Более ранние или поздние котировки показывают более глубокое падение.
claim-portfolio-fall =
    За три года ваши позиции вместе падали самое большее на { $pf_max_drawdown_36m_size }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    } (на { $dates }). Это { $verdict ->
        [opposes] больше, чем допускает
       *[other] в пределах того, что допускает
    } ваша готовность к риску.
wrong-portfolio-fall = Более позднее падение заметно глубже или мельче.
claim-portfolio-swings = За три года ваши позиции вместе обычно колебались на { $pf_vol_36m } (на { $dates }).
wrong-portfolio-swings = Позиции начинают сильнее колебаться или двигаться более согласованно.

## Fundamentals.

claim-growth =
    За финансовый год (до { $dates }) выручка { $name } { $revenue_growth_1y_way ->
        [down] упала
       *[up] выросла
    } на { $revenue_growth_1y_size }{ $more ->
        [yes] , за два года { $revenue_growth_2y_way ->
            [down] падала
           *[up] росла
        } на { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = Следующий годовой отчёт показывает обратное.
claim-margin =
    За финансовый год (до { $dates }) { $operating_margin_way ->
        [down] операционный убыток
       *[up] операционная прибыль
    } { $name }: { $operating_margin_size } выручки{ $more ->
        [yes] , { $net_margin_way ->
            [down] чистый убыток
           *[up] чистая прибыль
        }: { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Издержки два года подряд растут быстрее цен.
claim-margin-change =
    За финансовый год (до { $dates }) операционная маржа { $name } { $operating_margin_change_1y_way ->
        [down] снизилась
       *[up] выросла
    } на { $operating_margin_change_1y_size }.
wrong-margin-change = Изменение объясняется разовым расходом или доходом.
claim-capital =
    За финансовый год (до { $dates }) компания { $name } { $roic_way ->
        [down] потеряла
       *[up] заработала
    } { $roic_size } на вложенный капитал{ $more ->
        [yes] { " " }и { $roe_way ->
            [down] потеряла
           *[up] заработала
        } { $roe_size } на собственный капитал
       *[no] { "" }
    }.
wrong-capital = Новые конкуренты снижают отдачу до стоимости капитала.
claim-equity =
    За финансовый год (до { $dates }) компания { $name } { $roe_way ->
        [down] потеряла
       *[up] заработала
    } { $roe_size } на собственный капитал{ $more ->
        [yes] { " " }и { $roa_way ->
            [down] потеряла
           *[up] заработала
        } { $roa_size } на активы
       *[no] { "" }
    }.
wrong-equity = Отдача возникает из-за долга или очень малого капитала; сам бизнес зарабатывает меньше.
claim-cash = За финансовый год (до { $dates }) отношение денежного потока от операций { $name } к чистой прибыли составило { $cash_conversion }.
wrong-cash = Денежный поток от операций падает ниже чистой прибыли.
claim-free-cash =
    За финансовый год (до { $dates }) после вложений у { $name } { $fcf_margin_way ->
        [down] не хватило
       *[up] осталось
    } денег на { $fcf_margin_size } выручки{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = Бизнесу приходится вкладывать больше, только чтобы удержать позиции.
claim-net-debt =
    { $net_debt_to_operating_income_way ->
        [down] Чистые денежные средства
       *[up] Чистый долг
    } { $name } по отношению к годовой операционной прибыли: { $net_debt_to_operating_income_size } (на { $dates }).
wrong-net-debt = Деньги нужны в другом месте, или долг растёт.
claim-shares =
    За финансовый год (до { $dates }) число акций { $name } { $shares_change_1y_way ->
        [down] уменьшилось
       *[up] выросло
    } на { $shares_change_1y_size }.
wrong-shares = Новые акции выпускаются для поглощения или для сотрудников.
claim-market-earnings =
    За десять лет прибыль американских компаний с учётом инфляции { $sp_real_earnings_growth_10y_way ->
        [down] падала
       *[up] росла
    } на { $sp_real_earnings_growth_10y_size } (на { $dates }).
wrong-market-earnings = Следующие годы сводят изменение на нет.
claim-market-payout = Американские компании направили на дивиденды { $sp_payout } прибыли (на { $dates }).
wrong-market-payout = Прибыль падает, а дивиденды остаются прежними.
claim-market-dividend = Дивиденды по акциям США приносили { $sp_dividend_yield }, десятилетние гособлигации { $sp_long_rate } (на { $dates }).
wrong-market-dividend = Компании возвращают больше через выкуп акций, чем через дивиденды.

## Valuation.

claim-own-history = Отношение цены к прибыли у { $name } составляло { $pe } при обычных { $pe_median } (на { $dates }). Акции были дешевле в { $pe_percentile } учтённых лет.
wrong-own-history = Прибыль догоняет цену, и цена не падает.
claim-earnings-yield =
    Прибыль { $name } составляла { $earnings_yield } цены акции{ $more ->
        [yes] { " " }(отношение цены к прибыли: { $pe })
       *[no] { "" }
    }; десятилетние гособлигации приносили { $long_rate } (на { $dates }).
wrong-earnings-yield = Доходность облигаций меняется так сильно, что сравнение переворачивается.
claim-cash-yield = Свободный денежный поток { $name } составлял { $fcf_yield } цены акции (на { $dates }).
wrong-cash-yield = Денежный поток того года был исключением.
claim-against-market = Отношение цены к прибыли у { $name }, делённое на рыночное (США), составляло { $pe_to_market } (на { $dates }).
wrong-against-market = Прибыль растёт достаточно быстро, чтобы оправдать цену.
claim-float = Отношение стоимости акций { $name } в свободном обращении к годовой чистой прибыли составляло { $float_to_earnings } (на { $dates }).
wrong-float = С тех пор цена акции сильно изменилась.
claim-market-cape = Отношение цены акций США к средней прибыли за десять лет составляло { $cape } при обычных { $cape_median } (на { $dates }). Они были дешевле в { $cape_percentile } месяцев с 1881 года.
wrong-market-cape = Прибыль догоняет цену, и цена не падает.
claim-market-after =
    После не менее дорогого начала акции США за десять лет обычно { $after_cape_median_10y_way ->
        [down] теряли
       *[up] прибавляли
    } { $after_cape_median_10y_size } с учётом инфляции. С 1871 года они прибавляли в среднем { $sp_real_return_all } (данные на { $dates }).
wrong-market-after = Немногие дорогие начала в прошлом накладываются друг на друга и могут не походить на нынешнее.
claim-market-excess =
    Прибыль акций США приносила на { $excess_cape_yield_size } { $excess_cape_yield_way ->
        [down] меньше
       *[up] больше
    }, чем гособлигации с учётом инфляции (на { $dates }).
wrong-market-excess = Доходность облигаций с учётом инфляции сильно меняется.

## Industry.

claim-pricing-power =
    За финансовый год (до { $dates }) валовая маржа { $name } составила { $gross_margin }: это признак { $verdict ->
        [supports] сильной
        [opposes] ограниченной
       *[neutral] умеренной
    } ценовой власти.
wrong-pricing-power = Конкурент предлагает то же дешевле и забирает клиентов.
claim-investment = За финансовый год (до { $dates }) компания { $name } вложила в основные средства { $capex_to_revenue } выручки.
wrong-investment = Бизнесу приходится навёрстывать отложенные вложения.
claim-research = За финансовый год (до { $dates }) компания { $name } потратила на исследования и разработки { $rd_to_revenue } выручки.
wrong-research = Расходы не приносят успешного продукта.

## Macro and Rates.

claim-inflation =
    Потребительские цены в США за год { $infl_12m_way ->
        [down] снизились
       *[up] выросли
    } на { $infl_12m_size }, за десять лет на { $infl_10y } (на { $dates }).
wrong-inflation = Более новые данные по инфляции отличаются больше чем на пункт.
claim-real-rate =
    С учётом инфляции десятилетние гособлигации США { $real_long_rate_way ->
        [down] теряли
       *[up] приносили
    } { $real_long_rate_size } (на { $dates }).
wrong-real-rate = Будущая инфляция отличается от прошлогодней.
claim-rate-change =
    Доходность десятилетних гособлигаций США за двенадцать месяцев { $long_rate_change_12m_way ->
        [down] снизилась
       *[up] выросла
    } на { $long_rate_change_12m_size }, до { $long_rate } (на { $dates }). Её многолетняя медиана: { $long_rate_median }.
wrong-rate-change = Доходность разворачивается в пределах вашего горизонта.
claim-curve =
    Десятилетние гособлигации США приносили на { $curve_10y_3m_size } { $curve_10y_3m_way ->
        [down] меньше
       *[up] больше
    }, чем трёхмесячные векселя (на { $dates }){ $more ->
        [yes] . Короткие ставки были выше длинных в { $curve_share_inverted } месяцев
       *[no] { "" }
    }.
wrong-curve = Короткие и длинные ставки меняются местами.
claim-credit = Более слабые компании США платили за долг на { $credit_spread } больше, чем государство (на { $dates }). Разрыв был меньше в { $credit_spread_percentile } месяцев.
wrong-credit = Кредиторы отступают, и разрыв растёт.
claim-jobs = Безработица в США составляла { $unemployment } (на { $dates }) при многолетней медиане { $unemployment_median }.
wrong-jobs = В течение года безработица вырастает на полпункта.

## Allocation.

claim-stocks-bonds =
    За десять лет акции США с учётом инфляции { $sp_real_return_10y_way ->
        [down] потеряли
       *[up] прибавили
    } { $sp_real_return_10y_size }, гособлигации { $bond_real_return_10y_way ->
        [down] потеряли
       *[up] прибавили
    } { $bond_real_return_10y_size } (на { $dates }).
wrong-stocks-bonds = Следующие десять лет меняют порядок на обратный, как уже бывало.
claim-stocks-ahead = Акции США обгоняли облигации в { $freq_stocks_beat_bonds_10y } десятилетних периодов с 1871 года (данные на { $dates }).
wrong-stocks-ahead = Периоды накладываются друг на друга, и действительно отдельных намного меньше.
claim-worst-decade =
    За худшие десять лет акции США с учётом инфляции { $sp_real_return_10y_worst_way ->
        [down] потеряли
       *[up] прибавили
    } { $sp_real_return_10y_worst_size } (данные на { $dates }).
wrong-worst-decade = Сочетание с облигациями смягчило бы потерю.
claim-concentration =
    Ваша крупнейшая позиция составляет { $pf_largest_weight } портфеля{ $more ->
        [yes] ; индекс концентрации равен { $pf_hhi }, где 1 означает единственную позицию
       *[no] { "" }
    } (на { $dates }).
wrong-concentration = Позиции, о которых вы не сказали, меняют доли.
claim-together = За три года средняя корреляция ваших позиций составила { $pf_mean_correlation }, где 1 означает движение в ногу (на { $dates }).
wrong-together = При следующем падении они движутся согласованнее, чем прежде.
claim-portfolio-return =
    С такими долями ваш портфель за три года { $pf_return_3y_way ->
        [down] потерял
       *[up] прибавил
    } { $pf_return_3y_size }{ $more ->
        [yes] , за последний год { $pf_return_1y_way ->
            [down] потерял
           *[up] прибавил
        } { $pf_return_1y_size }
       *[no] { "" }
    } (на { $dates }).
wrong-portfolio-return = Следующие три года складываются иначе.

## Questions to claims, and answers.

ask-window = Это опирается на один короткий период. Скажет ли более длинный то же самое?
ask-window-other = Это опирается на один короткий период. За более длинный показатель равен { $longer }. Какой из двух верен?
ask-regime = Две половины этого ряда принесли { $before } и { $after }. Есть ли здесь что-то кроме одного удачного или неудачного отрезка?
ask-outlier = Без десяти лучших дней ряд принёс бы { $without } вместо { $with }. Не держится ли утверждение на нескольких днях?
ask-stale = Возраст данных, на которых это основано: { $age }. Что из этого ещё верно?
ask-survivors = Компаний, потерпевших крах, в этом ряду нет. Есть ли здесь что-то кроме истории той, что уцелела?
ask-base-rate = В { $rate } всех прошлых лет этот ряд заканчивал год с прибылью. Что добавляет к этому утверждение?
ask-missing-risk = Здесь упущено, что худшее падение в ряду составило { $worst }.
ask-rates = Нельзя ли объяснить это и изменением процентных ставок? Десятилетняя ставка за год изменилась на { $change }.
answer-not-mine = В этом заключении такого утверждения нет.
answer-withdraw = Показателя, на котором основано утверждение, в реестре данных нет; утверждение отзывается.
answer-as-quoted = Показатель приведён так, как он записан в реестре данных, формула указана рядом.
answer-window = Отчасти верно: одного короткого периода мало. Показатель остаётся, но значит он меньше.
answer-window-other = Верно: более длинный период ({ $longer }) указывает в другую сторону. Вес утверждения снижается.
answer-regime = Отчасти верно: отрезки не были похожи. Показатель остаётся, но значит он меньше.
answer-outlier = Верно: многое держится на нескольких днях. Вес утверждения снижается.
answer-outlier-holds = Даже без десяти лучших дней остаётся { $without }. Утверждение остаётся в силе.
answer-stale = Верно: данные старые. Утверждение относится к их дате и сегодня весит меньше.
answer-survivors = Верно: потерпевших крах в ряду нет. Вес утверждения снижается.
answer-missing-risk = Верно: рядом с этим утверждением нужно назвать и падение ({ $worst }).
answer-base-rate-same = Обычный случай ({ $rate }) указывает туда же. Утверждение остаётся в силе.
answer-base-rate-other = Верно: обычный случай ({ $rate }) указывает в другую сторону. Утверждению нужно больше оснований, чем есть.
answer-rates = Возможно, действует и другая причина; утверждается сам показатель, а не его причина.
ruling-upheld = Ответ на вопрос дан на основе показателей; утверждение остаётся в силе.
ruling-weakened = Автор признаёт возражение; вес утверждения снижается.
ruling-withdrawn = Автор отзывает утверждение; оно не учитывается.
ruling-unresolved = Ответа не последовало; вес утверждения снижается.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] { $name }: судя по имеющимся показателям, данные скорее благоприятны.
        [unfavourable] { $name }: судя по имеющимся показателям, данные скорее неблагоприятны.
       *[mixed] { $name }: показатели за и против примерно уравновешены.
    }
thesis-comparison =
    { $balance ->
        [favourable] При прямом сравнении { $first } по этим показателям выглядит лучше, чем { $others }.
        [unfavourable] При прямом сравнении { $first } по этим показателям выглядит хуже, чем { $others }.
       *[mixed] При прямом сравнении { $first } по этим показателям находится примерно на том же уровне, что и { $others }.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Судя по имеющимся показателям, состав портфеля соответствует запросу.
        [unfavourable] Судя по имеющимся показателям, состав портфеля не соответствует запросу.
       *[mixed] Судя по имеющимся показателям, за такой состав портфеля говорит столько же, сколько против него.
    }
thesis-macro = Это наши самые свежие данные: { $name }.
thesis-no-side = { $name }: показатели описывают положение дел и не указывают ни в одну сторону.
thesis-nothing = У нас слишком мало данных для оценки: { $name }.
thesis-around = Сказать можно следующее: { $text }
thesis-for = Самый сильный довод за: { $text }
thesis-against = Самый сильный довод против: { $text }
thesis-taken-back = Мы не высказываем мнения: наши данные старше вашего горизонта или ненадёжны. Они показывали: { $thesis }
change-newer = Актуальные данные вместо старых.
change-gaps = Данные, которые закроют пробелы, прежде всего цены и отчётность.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Падение, как худшее из известных ({ $name }): { $worst_size } (котировки на { $date }).
risk-fall-softened = Позиция, достаточно небольшая, чтобы пережить такое падение, и время на ожидание.
risk-fall-sign = От последнего максимума цена падает больше, чем допускает ваша готовность к риску.
risk-debt = Отношение чистого долга { $name } к годовой операционной прибыли составляет { $debt }, и долг нужно продлевать.
risk-debt-softened = Длинные сроки погашения и стабильные доходы.
risk-debt-sign = Проценты съедают всё большую часть операционной прибыли.
risk-concentration = Ваша крупнейшая позиция составляет { $largest } портфеля. Если она падает, вместе с ней падает портфель.
risk-concentration-softened = Больше позиций, которые движутся независимо.
risk-concentration-sign = Крупнейшая позиция падает, а остальные нет.
risk-rates = Доходности растут намного выше { $rate } (на { $date }), и будущая прибыль дешевеет.
risk-rates-softened = Прибыль, которая растёт вместе с ценами, и небольшой долг.
risk-rates-sign = Десятилетняя доходность за год растёт больше чем на пункт.
risk-against = Самый сильный довод против оказывается решающим. { $text }
risk-against-softened = Полагайтесь на этот вывод лишь настолько, насколько его подтверждают более новые цифры.
risk-against-sign = Более новые цифры подтверждают этот довод.
risk-old = С даты наших последних цифр положение изменилось (возраст данных: { $age }).
risk-old-softened = Добавьте свежие данные, прежде чем полагаться на этот вывод.
risk-old-sign = Более новые цифры указывают в другую сторону.
risk-gaps = Не хватает важных данных, и опасность может остаться незамеченной.
risk-gaps-softened = Сначала добавьте недостающие данные, названные первыми.
risk-gaps-sign = Новые данные меняют результат.
risk-objection = Возражение красной команды оказывается верным. { $text }
risk-objection-softened = Проверьте этот пункт первым, когда появятся более новые цифры.
risk-objection-sign = Более новые цифры подтверждают возражение.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] Акции США с поправкой на инфляцию принесли убыток в { $lost } всех периодов (длина: { $horizon }) с { $since } года.
        [mix] Портфель { $name } с поправкой на инфляцию принёс убыток в { $lost } всех периодов (длина: { $horizon }) с { $since } года.
       *[stock] { $name }: убыток без поправки на инфляцию в { $lost } всех периодов (длина: { $horizon }) с { $since } года.
    } Периодов, которые не пересекаются: { $periods }.
scenario-base =
    { $basis ->
        [stock] Прибыль без поправки на инфляцию, не больше { $bound }, как во всех остальных периодах.
       *[other] Прибыль с поправкой на инфляцию, не больше { $bound }, как во всех остальных периодах.
    }
scenario-bull =
    { $basis ->
        [stock] Прибыль без поправки на инфляцию выше { $bound }, как в { $good } этих периодов.
       *[other] Прибыль с поправкой на инфляцию выше { $bound }, как в { $good } этих периодов.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] В конце срока есть прибыль без поправки на инфляцию.
       *[other] В конце срока есть прибыль с поправкой на инфляцию.
    }
scenario-base-wrong =
    { $basis ->
        [stock] В конце срока — убыток без поправки на инфляцию или прибыль выше { $bound }.
       *[other] В конце срока — убыток с поправкой на инфляцию или прибыль выше { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] В конце срока прибыль без поправки на инфляцию не больше { $bound }.
       *[other] В конце срока прибыль с поправкой на инфляцию не больше { $bound }.
    }
scenario-bear-unknown = Безвозвратный убыток. Оценить его вероятность мы не можем.
scenario-base-unknown = Движение вместе с рынком. Оценить вероятность этого мы не можем.
scenario-bull-unknown = Движение заметно лучше рынка. Оценить вероятность этого мы не можем.
scenario-bear-unknown-wrong = В конце срока есть прибыль.
scenario-base-unknown-wrong = Результат далёк от рыночного.
scenario-bull-unknown-wrong = Результат не лучше рыночного.
scenario-kind = История цен слишком коротка, чтобы считать собственные частоты ({ $name }). Среди бумаг того же рода, акций США в целом, { $lost } всех периодов (длина: { $horizon }) с { $since } года закончились убытком с поправкой на инфляцию (периодов, которые не пересекаются: { $periods }). У отдельной акции всё может сложиться гораздо хуже.

## The red team, and the chair's response.

objection-planted = В черновике есть показатель, которого нет в реестре данных: { $figure }.
objection-older-than-horizon = Данные старше, чем длится горизонт: даже самые новые заканчиваются за { $age } до даты задания.
objection-old = Самые старые из данных заканчиваются за { $age } до даты задания; того, что произошло потом, в них нет.
objection-cross-examination = Без перекрёстных вопросов те же показатели дают другой итог; черновик зависит от того, как проверялись утверждения.
objection-single-figure = Итог держится на одном-единственном показателе: { $name }, { $value } ({ $date }).
objection-single-seat = Без участника «{ $seat }» перевес переходит на другую сторону.
objection-opposite =
    { $count ->
        [one] Противоположный взгляд: в другую сторону указывает { $count } вывод из { $all }. { $text }
        [few] Противоположный взгляд: в другую сторону указывают { $count } вывода из { $all }, первым назван самый сильный. { $text }
        [many] Противоположный взгляд: в другую сторону указывают { $count } выводов из { $all }, первым назван самый сильный. { $text }
       *[other] Противоположный взгляд: в другую сторону указывают { $count } вывода из { $all }, первым назван самый сильный. { $text }
    }
objection-no-opposite = В пользу противоположного не говорит ни один показатель. Это признак не только силы, но и того, что на что-то не посмотрели.
objection-no-judgement = Черновик не выносит суждения. Иначе пришлось бы судить, не имея ни одного показателя о самом предмете.
objection-one-source = Все показатели взяты из одного источника.
objection-frequencies = Вероятности — это частоты пересекающихся прошлых периодов, а не прогнозы.
response-noted = Принято к сведению; итог не меняется.
response-lowered = Принято; уверенность снижена.
response-halved = Принято; уверенность снижена вдвое.
response-taken-back = Принято; суждение отозвано. То, о чём показатели говорили на свою дату, остаётся среди факторов.
tell-committee =
    { $members ->
        [one] Вопрос изучил { $members } специалист. Затем черновик подвергли проверке, чтобы найти слабые места.
        [few] Вопрос независимо изучили { $members } специалиста, а затем проверили доводы друг друга.
        [many] Вопрос независимо изучили { $members } специалистов, а затем проверили доводы друг друга.
       *[other] Вопрос независимо изучили { $members } специалиста, а затем проверили доводы друг друга.
    }
tell-committee-alone =
    { $members ->
        [one] Вопрос изучил { $members } специалист, а председатель взвесил его выводы.
        [few] Вопрос независимо изучили { $members } специалиста, а председатель взвесил их выводы.
        [many] Вопрос независимо изучили { $members } специалистов, а председатель взвесил их выводы.
       *[other] Вопрос независимо изучили { $members } специалиста, а председатель взвесил их выводы.
    }
tell-confidence =
    { $level ->
        [high] Мы довольно уверены в этом
        [medium] Мы уверены в этом лишь отчасти
       *[low] Мы не уверены в этом
    }: наша уверенность равна { $confidence } по шкале от 0 до 1. Она показывает качество данных, а не вероятность выигрыша.
tell-odds = В прошлом { $lost } всех периодов (длина: { $horizon }) закончились убытком. Это история, а не прогноз.
tell-import = Чтобы ответ стал лучше, добавьте более новые данные: загрузите файл котировок или отчётность компании либо включите живой источник.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = У нас нет котировок: { $name }. Загрузите файл с дневными ценами, чтобы добавить их.
gap-prices-old = Наши котировки заканчиваются датой: { $date } ({ $name }).
gap-accounts-missing = У нас нет отчётности: { $name }. Загрузите годовые показатели, чтобы добавить их.
gap-accounts-old = Наша последняя отчётность заканчивается датой: { $date } ({ $name }).
gap-industry-missing = У нас нет отраслевых данных: { $name }.
gap-market-old = Наши данные о рынке акций США заканчиваются датой: { $date }.
gap-news-missing = У нас нет новостей.
gap-provider-down = Источник { $provider } недоступен: { $reason }.
gap-window-too-short = История котировок слишком коротка для длинных периодов: { $name }.
gap-holdings-unpriced = У нас нет котировок вашей позиции: { $name }.
gap-portfolio-no-weights = Мы не знаем, насколько велика каждая из ваших позиций.

## Terms that the debrief explains.

term-volatility = Волатильность
term-drawdown = Просадка
term-confidence = Уверенность
term-dissent = Особое мнение
term-red-team = Красная команда

## Measures, as lists name them.

measure-price = Последняя цена
measure-age = Возраст цен
measure-return-1m = Изменение за месяц
measure-return-3m = Изменение за три месяца
measure-return-6m = Изменение за шесть месяцев
measure-return-1y = Изменение за двенадцать месяцев
measure-return-3y = Годовая доходность за три года
measure-return-5y = Годовая доходность за пять лет
measure-return-10y = Годовая доходность за десять лет
measure-return-all = Годовая доходность с начала данных
measure-momentum-12-1 = Изменение за год без последнего месяца
measure-trend = Отклонение от средней за десять месяцев
measure-vol-1y = Годовые колебания, последний год
measure-vol-36m = Годовые колебания, три года
measure-max-drawdown-1y = Самое глубокое падение за год
measure-max-drawdown-36m = Самое глубокое падение за три года
measure-max-drawdown-all = Самое глубокое известное падение
measure-drawdown-now = Отклонение от максимума
measure-worst-month = Худший месяц
measure-best-month = Лучший месяц
measure-return-all-less-best-10 = Годовая доходность без десяти лучших дней
measure-return-first-half = Годовая доходность в первой половине
measure-return-second-half = Годовая доходность во второй половине
measure-volume-ratio = Объём торгов к среднему
measure-turnover-20d = Дневной оборот
measure-freq-pos = Доля прошлых периодов с прибылью
measure-freq-neg = Прошлые периоды с убытком
measure-freq-strong = Прошлые периоды с ростом более десятой части в год
measure-freq-good = Прошлые периоды с высокой прибылью
measure-freq-good-bound = Годовая прибыль, которая считается высокой
measure-freq-periods = Прошлые периоды, которые не пересекаются
measure-horizon = Горизонт в целых годах
measure-window-count-1y = Учтённые годовые периоды
measure-beta-36m = Бета к рынку
measure-correlation-36m = Корреляция, три года
measure-return-gap-1y = Опережение за двенадцать месяцев
measure-real-return-5y = Годовая доходность с поправкой на инфляцию, пять лет
measure-revenue = Выручка
measure-revenue-growth-1y = Рост выручки, один год
measure-revenue-growth-2y = Рост выручки, два года
measure-gross-margin = Валовая рентабельность
measure-operating-margin = Операционная рентабельность
measure-operating-margin-change-1y = Изменение операционной рентабельности
measure-net-margin = Чистая рентабельность
measure-net-income = Чистая прибыль
measure-roe = Рентабельность собственного капитала
measure-roa = Рентабельность активов
measure-roic = Рентабельность инвестированного капитала
measure-debt-to-equity = Долг к собственному капиталу
measure-net-debt-to-operating-income = Чистый долг к операционной прибыли
measure-current-ratio = Коэффициент текущей ликвидности
measure-interest-coverage = Покрытие процентов
measure-cash-conversion = Операционный денежный поток к чистой прибыли
measure-free-cash-flow = Свободный денежный поток
measure-fcf-margin = Свободный денежный поток к выручке
measure-capex-to-revenue = Инвестиции к выручке
measure-rd-to-revenue = Исследования к выручке
measure-eps-diluted = Прибыль на акцию
measure-eps-growth-1y = Рост прибыли на акцию
measure-book-value-per-share = Балансовая стоимость на акцию
measure-fcf-per-share = Свободный денежный поток на акцию
measure-shares-change-1y = Изменение числа акций
measure-payout = Доля выплат в свободном денежном потоке
measure-accounts-age = Возраст отчётности
measure-pe = Цена к прибыли
measure-ps = Цена к выручке
measure-pb = Цена к балансовой стоимости
measure-fcf-yield = Доходность свободного денежного потока
measure-earnings-yield = Доходность прибыли
measure-pe-percentile = Цена к прибыли в сравнении со своим прошлым
measure-pe-median = Медиана цены к прибыли
measure-pe-to-market = Цена к прибыли относительно рынка
measure-float-to-earnings = Стоимость акций в свободном обращении к чистой прибыли
measure-infl-12m = Инфляция за двенадцать месяцев
measure-infl-10y = Годовая инфляция за десять лет
measure-infl-percentile = Инфляция в сравнении со своим прошлым
measure-long-rate = Доходность десятилетних гособлигаций
measure-long-rate-change-12m = Изменение десятилетней доходности
measure-long-rate-median = Медиана десятилетней доходности
measure-real-long-rate = Десятилетняя доходность за вычетом инфляции
measure-cape = Цена к прибыли за десять лет (CAPE)
measure-cape-median = Медиана CAPE
measure-cape-percentile = CAPE в сравнении со своим прошлым
measure-after-cape-median-10y = Обычная доходность после дорогого начала
measure-excess-cape-yield = Доходность прибыли за вычетом реальной доходности облигаций
measure-sp-payout = Доля прибыли, выплаченная дивидендами
measure-dividend-yield = Дивидендная доходность
measure-real-earnings-growth-10y = Реальный рост прибыли, десять лет
measure-real-return-1y = Доходность с поправкой на инфляцию, один год
measure-real-return-10y = Годовая доходность с поправкой на инфляцию, десять лет
measure-real-return-20y = Годовая доходность с поправкой на инфляцию, двадцать лет
measure-real-return-all = Годовая доходность с учётом инфляции с 1871 года
measure-real-return-10y-worst = Худшие десять лет с поправкой на инфляцию
measure-bond-real-return-10y = Облигации с поправкой на инфляцию, десять лет
measure-freq-stocks-beat-bonds-10y = Доля десятилетних периодов, когда акции опережали облигации
measure-curve-10y-3m = Десятилетняя доходность за вычетом трёхмесячной
measure-curve-10y-2y = Десятилетняя доходность за вычетом двухлетней
measure-curve-share-inverted = Месяцы с короткими ставками выше длинных
measure-curve-age = Возраст данных о ставках
measure-unemployment = Безработица
measure-unemployment-median = Медиана безработицы
measure-credit-spread = Разрыв доходностей слабых компаний и государства
measure-credit-spread-percentile = Этот разрыв в сравнении со своим прошлым
measure-pf-value = Стоимость вложений
measure-pf-weight = Вес в портфеле
measure-pf-largest-weight = Наибольший вес
measure-pf-hhi = Индекс концентрации
measure-pf-vol-36m = Годовые колебания вложений
measure-pf-max-drawdown-36m = Самое глубокое падение вложений за три года
measure-pf-return-1y = Доходность вложений, один год
measure-pf-return-3y = Годовая доходность вложений, три года
measure-pf-mean-correlation = Средняя корреляция вложений
measure-pf-priced-share = Доля вложений, по которым есть цены

## What the engine says in the transcript.

floor-opened =
    Комитет собрался по вопросу «{ $title }». В комнате данных по нему { $figures ->
        [one] { $figures } показатель
        [few] { $figures } показателя
        [many] { $figures } показателей
       *[other] { $figures } показателя
    }; { $gaps ->
        [0] пробелов не названо
        [one] назван { $gaps } пробел
        [few] названо { $gaps } пробела
        [many] названо { $gaps } пробелов
       *[other] названо { $gaps } пробела
    }.
floor-taken = Слово берёт участник «{ $seat }».
floor-votes =
    Все проголосовали, не слыша остальных: за — { $supports }, против — { $opposes }, ни за, ни против — { $neutral }. { $next ->
        [tier] На этом тарифе перекрёстных вопросов нет; далее следует обобщение.
        [nobody] Задавать вопросы некому; далее следует обобщение.
       *[questions] Можно задавать вопросы по отдельным утверждениям.
    }
floor-question = Участнику «{ $seat }» об утверждении { $claim }: { $text }
floor-answer = Участнику «{ $seat }»: { $text }
floor-silent = Участник «{ $seat }» не даёт пригодного ответа: { $reason }.
floor-ruled =
    Утверждение { $claim }: { $ruling ->
        [upheld] оставлено в силе
        [weakened] ослаблено
        [refuted] опровергнуто
        [withdrawn] отозвано
        [unresolved] осталось нерешённым
       *[other] { $ruling }
    }. { $reason }
floor-revised = Черновик пересмотрен: { $thesis }
red-team-pass = Красная команда пропускает черновик.
red-team-revise = Красная команда возвращает черновик на доработку.
red-team-reject = Красная команда отклоняет черновик.
red-team-unheard = Красную команду не удалось заслушать ({ $reason }); черновик считается отклонённым.
number-left-out = Число без источника исключено из текста.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Да, кривая доходности США по нашим последним данным инвертирована
        [partly] Кривая доходности США по нашим последним данным инвертирована частично
       *[no] Нет, кривая доходности США по нашим последним данным не инвертирована
    }: доходность десятилетних бумаг минус двухлетних: { $curve_10y_2y } ({ $date }), минус трёхмесячных: { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Признаки рецессии в США, за которыми мы следим, предупреждают
        [partly] Признаки рецессии в США, за которыми мы следим, противоречивы
       *[no] Признаки рецессии в США, за которыми мы следим, спокойны
    }: безработица выше минимума за последний год: { $sahm } ({ $date }); за год занятость { $payrolls_12m }, реальные доходы без трансфертов { $income_12m }; доходность десятилетних бумаг минус трёхмесячных: { $curve_10y_3m } ({ $other_date }).
first-savings = Сбережения, которые приносят в год меньше { $infl_12m }, теряют покупательную силу: такой была инфляция в США за двенадцать месяцев (по: { $date }). Трёхмесячные казначейские векселя США давали { $bill_rate } ({ $other_date }), после инфляции { $real_bill_rate }. Деньги без процентов сохранили за десять лет { $purchasing_power_10y } покупательной силы.
first-inflation = Инфляция в США составила { $infl_12m } за двенадцать месяцев (по: { $date }), без еды и энергии { $core_infl_12m }; за десять лет { $infl_10y }.
first-jobs = Безработица в США: { $unemployment } ({ $date }) при медиане { $unemployment_median }; изменение занятости за год: { $payrolls_12m }.
first-rates = Десятилетние казначейские бумаги США давали { $long_rate } ({ $date }), после инфляции последнего года { $real_long_rate }; трёхмесячные векселя давали { $bill_rate } ({ $other_date }), после инфляции { $real_bill_rate }.
first-money = Изменение денежной массы США M2 за год ({ $date }): { $m2_12m }, после инфляции { $m2_real_12m }.
first-housing = Изменение за год ({ $date }): начатое жильё в США { $starts_12m }, разрешения на строительство { $permits_12m }; стоимость жилья для жильцов { $shelter_12m }. Цен на дома у нас нет.
first-dollar = Изменение доллара к валютам торговых партнёров за год ({ $date }): { $dollar_12m }; доллар был слабее в { $dollar_percentile } дней нашего ряда.
first-growth = Изменение реального выпуска США за год ({ $date }): { $gdp_1y }; занятость { $payrolls_12m }, безработица { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name }: цена в наших данных обогнала инфляцию, но данных слишком мало, чтобы говорить о защите
       *[no] { $name }: цена в наших данных отстала от инфляции, и данных слишком мало, чтобы судить о защите
    }; с { $from } по { $to } цена { $gain_whole }, потребительские цены США { $infl_whole }; самое глубокое падение за последние двенадцать месяцев: { $max_drawdown_1y }.
first-spot = { $name }: цена { $price } ({ $date }), изменение за год { $return_1y }; самое глубокое падение за этот год: { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] Данные не говорят в пользу ни одной из сторон
        [up] Прошлое говорит скорее о росте
       *[down] Прошлое говорит скорее о снижении
    }: { $name }: курс { $price } ({ $date }) при медиане { $level_median }; курс был ниже в { $level_percentile } месяцев, а в { $freq_neg } прошлых периодов, похожих на горизонт, он не вырос.
first-accounts =
    { $balance ->
        [favourable] { $name }: отчётность прочная
        [unfavourable] { $name }: отчётность слабая
       *[mixed] { $name }: отчётность местами прочная, местами слабая
    }; финансовый год по: { $date }, операционная маржа { $operating_margin }, рост продаж { $revenue_growth_1y }, денежный поток от операций к чистой прибыли { $cash_conversion }, долг к капиталу { $debt_to_equity }.
first-compare =
    { $ahead ->
        [one] По отчётности { $name } опережает: { $other }
       *[none] По отчётности { $name } и { $other } примерно наравне
    }; рост продаж { $revenue_growth_1y } против { $revenue_growth_1y_other }, операционная маржа { $operating_margin } против { $operating_margin_other }, рентабельность капитала { $roe } против { $roe_other }.
first-compare-short =
    { $ahead ->
        [one] По отчётности { $name } опережает: { $other }
       *[none] По отчётности { $name } и { $other } примерно наравне
    }; рост продаж { $revenue_growth_1y } против { $revenue_growth_1y_other }, рентабельность капитала { $roe } против { $roe_other }.
first-mix = портфель { $name } из акций и облигаций
first-value =
    { $verdict ->
        [low] { $name } стоит дёшево
        [high] { $name } стоит дорого
       *[middle] { $name } стоит не дорого и не дёшево
    }: цена на { $date } в { $pe } раза больше годовой прибыли{ $more ->
        [yes] , при медиане { $pe_median } в собственном прошлом
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [low] { $name } стоит дёшево
        [high] { $name } стоит дорого
       *[middle] { $name } стоит не дорого и не дёшево
    }: акции в свободном обращении на { $date } стоили в { $float_to_earnings } раза больше прибыли за { $year } год.
first-value-market =
    { $verdict ->
        [low] Акции США выглядели дёшево
        [high] Акции США выглядели дорого
       *[middle] Акции США выглядели не дорого и не дёшево
    } ({ $date }): они стоили в { $cape } раза больше средней прибыли за десять лет, при медиане { $cape_median } с 1881 года, а в { $cape_percentile } месяцев были дешевле.
first-risk =
    { $verdict ->
        [low] { $name }: спокойная история цен
        [high] { $name }: очень высокий риск
       *[middle] { $name }: заметный риск
    }; за период { $from } - { $to } цена упала на { $fall }, а её колебания составляли { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] { $name }: долг представляет опасность
        [high] { $name }: долг не представляет большой опасности
       *[middle] { $name }: долг представляет умеренный риск
    }; финансовый год по: { $date }, операционная прибыль покрывала проценты { $interest_coverage } раза, а отношение долга к капиталу было { $debt_to_equity }. Без цен мы не можем сказать, насколько могут упасть акции.
first-odds =
    { $verdict ->
        [low] { $name } редко приносит убыток за такой срок ({ $horizon })
        [high] { $name } часто приносит убыток за такой срок ({ $horizon })
       *[middle] { $name } иногда приносит убыток за такой срок ({ $horizon })
    }: после инфляции так было в { $freq_neg } таких периодов с 1871 года, а самое глубокое падение составило { $fall } ({ $from } - { $to }).
first-holdings =
    { $verdict ->
        [low] Ваш портфель был спокойным
        [high] Ваш портфель очень рискованный
       *[middle] Ваш портфель рискованный
    }: за три года по { $date } он падал на { $fall }, а { $largest } составляет { $weight } целого; такую же концентрацию дали бы { $pf_effective_positions } равных позиций.
first-half = Если бы половина позиции { $largest } была в деньгах, самое глубокое падение составило бы { $halved }.
first-concentration =
    { $verdict ->
        [low] Ваш портфель хорошо распределён
        [high] Ваш портфель сконцентрирован
       *[middle] Ваш портфель отчасти сконцентрирован
    }: { $largest } составляет { $weight } целого; такую же концентрацию дали бы { $pf_effective_positions } равных позиций.
first-income =
    { $verdict ->
        [low] { $name }: дивиденды хорошо покрыты
        [middle] { $name }: дивиденды едва покрыты
       *[high] { $name }: дивиденды не покрыты деньгами
    }; финансовый год по: { $date }, выплачено { $dividends }, { $verdict ->
        [negative] хотя денег потрачено больше, чем принёс бизнес
       *[other] при свободном денежном потоке { $free_cash_flow }
    }.
first-income-market =
    { $verdict ->
        [low] Акции США платили меньше облигаций
        [high] Акции США платили больше облигаций
       *[middle] Акции США платили примерно столько же, сколько облигации
    } ({ $date }): дивиденды составляли { $sp_dividend_yield } цены, а десятилетние гособлигации США давали { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] В целом данные говорят в пользу: { $name }
        [unfavourable] В целом данные говорят против: { $name }
       *[mixed] Данные неоднозначны: { $name }
    }; { $span ->
        [five] за пять лет
       *[one] за год
    } по { $date } цена { $direction ->
        [up] выросла
       *[down] упала
    } на { $gain }, а за три года она падала на { $fall }.
first-return-accounts =
    Мы не можем сказать, сколько принесёт { $name }: нет свежих цен. За пять лет по { $date } прибыль на акцию { $direction ->
        [up] росла
       *[down] падала
    } на { $eps_growth_5y }.
first-return-market = Прошлое указывает на доходность акций США от { $after_cape_median_10y } до { $sp_real_return_all } после инфляции: первое - медиана десяти лет после столь же высоких цен ({ $date }), второе - их результат с 1871 года. Убыток принесли { $freq_neg } периодов такой длины ({ $horizon }).
first-return = Прошлое указывает примерно на { $real_return_20y } после инфляции: столько принёс { $name } за двадцать лет по { $date }. В худшие десять лет с 1871 года было { $real_return_10y_worst }.
first-rates-up = Десятилетняя гособлигация США потеряла бы около { $bond_loss_1pt } цены, если бы её доходность выросла на один пункт с уровня { $long_rate } ({ $date }).
first-stocks-bonds =
    { $verdict ->
        [low] На срок { $horizon } история лучше у акций
        [high] На срок { $horizon } надёжнее облигации
       *[middle] На срок { $horizon } акции приносили больше, а облигации надёжнее
    }: акции США принесли больше гособлигаций в { $freq_stocks_beat_bonds_10y } десятилетних периодов с 1871 года, но после инфляции дали убыток в { $freq_neg } периодов такой длины ({ $horizon }). За десять лет по { $date } они принесли после инфляции { $sp_real_return_10y }, облигации { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] На срок { $horizon } инвестиции чаще всего выигрывали у сбережений
        [high] На срок { $horizon } надёжнее сбережения
       *[middle] На срок { $horizon } инвестиции приносили больше, но это риск
    }: акции США после инфляции дали убыток в { $freq_neg } таких периодов с 1871 года, а в среднем принесли { $sp_real_return_all }. Трёхмесячные казначейские векселя США давали { $bill_rate } ({ $other_date }), то есть { $real_bill_rate } после инфляции.
first-crash =
    Обвал как в { $year } году стоил бы около { $fall }: столько потерял после инфляции { $name } за период { $from } - { $to }{ $more ->
        [yes] , а одни акции США потеряли { $stocks }
       *[no] { "" }
    }.
first-which =
    { $ahead ->
        [one] { $name } впереди, { $other } позади
       *[none] { $name } и { $other } примерно наравне
    }: за три года по { $date } { $first } принёс в год на { $gap } { $gained ->
        [more] больше
       *[less] меньше
    }, чем { $second }, а отношение колебаний их цен { $ratio }.
first-view =
    { $verdict ->
        [favourable] В целом данные говорят в пользу: { $name }
        [unfavourable] В целом данные говорят против: { $name }
       *[mixed] Данные неоднозначны: { $name }
    }; финансовый год по: { $date }, продажи { $direction ->
        [up] выросли
       *[down] упали
    } на { $revenue_growth_1y }, операционная маржа { $operating_margin }{ $more ->
        [yes] ; акции в свободном обращении стоили в { $float_to_earnings } раза больше прибыли
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] В целом данные говорят в пользу акций США
        [unfavourable] В целом данные говорят против акций США
       *[mixed] Данные по акциям США неоднозначны
    }: за десять лет по { $date } они принесли после инфляции { $sp_real_return_10y }, а в последний раз ({ $other_date }) стоили в { $cape } раза больше средней прибыли за десять лет, при медиане { $cape_median }.
first-missing =
    { $question ->
        [value] Мы не можем сказать, дорого это или дёшево: { $name }
        [risk] Мы не можем сказать, насколько это рискованно: { $name }
        [return] Мы не можем сказать, сколько может принести { $name }
        [income] Мы не можем сказать, надёжны ли дивиденды: { $name }
        [which] Мы не можем их сравнить: { $name }
        [concentration] Мы не можем сказать, насколько сконцентрирован { $name }
       *[view] Мы не можем высказать мнение: { $name }
    }; { $data ->
        [prices] для этого нужны свежие цены, которых у нас нет
        [accounts] для этого нужна годовая отчётность, которой у нас нет
        [both] для этого нужны свежие цены и годовая отчётность, которых у нас нет
        [weights] для этого нужен вес каждой части, который нам неизвестен
       *[figures] у нас нет данных об этом
    }.
first-income-share = Это { $share }, после { $first_share } в { $since } году.

## How current the evidence is, by kind.

evidence-current = Насколько свежи данные: { $kinds }.
current-accounts = отчётность по: { $date }
current-prices = цены акций по: { $date }
current-metals = металлы и криптовалюты по: { $date }
current-exchange = курсы валют по: { $date }
current-market = рынок акций США по: { $date }
current-rates = процентные ставки по: { $date }
current-economy = данные об экономике по: { $date }
table-years = { $name }: финансовые годы
table-compare = Рядом
table-portfolio = Части портфеля

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    За год доллар { $dollar_12m_way ->
        [down] подешевел
       *[up] подорожал
    } на { $dollar_12m_size } к валютам торговых партнёров (на { $dates }). Он был слабее в { $dollar_percentile } учтённых дней.
wrong-dollar = В течение года доллар разворачивается.
claim-fall-year =
    { $name }: за год котировки падали самое большее на { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }({ $from } – { $to })
       *[no] { "" }
    } (на { $dates }). Это { $verdict ->
        [opposes] больше, чем допускает
       *[other] в пределах того, что допускает
    } ваша готовность к риску.
wrong-fall-year = Более длинная история показывает заметно более глубокое падение.
claim-swings-year = { $name }: за год котировки обычно колебались на { $vol_12m } (на { $dates }).
wrong-swings-year = Более длинная история показывает намного большие или меньшие колебания.
claim-sahm = Средняя безработица за три месяца была на { $sahm } выше минимума последнего года (на { $dates }).
wrong-sahm = В ближайшие месяцы безработица растёт.
claim-inversion-record = После { $jobs_after_inversion } месяцев, когда короткие ставки были выше длинных, через полтора года безработица оказывалась заметно выше. По всем месяцам эта доля составляет { $jobs_after_any } (данные на { $dates }).
wrong-inversion-record = Следующая инверсия проходит без роста безработицы.
claim-growth-5y =
    За пять лет (до { $dates }) выручка { $name } { $revenue_growth_5y_way ->
        [down] падала
       *[up] росла
    } на { $revenue_growth_5y_size }{ $more ->
        [yes] , прибыль на акцию { $eps_growth_5y_way ->
            [down] падала
           *[up] росла
        } на { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = Изменение объясняется поглощением или одним годом.
claim-bill-real =
    Трёхмесячные казначейские векселя США приносили { $bill_rate } (на { $dates }). С учётом инфляции это { $real_bill_rate_way ->
        [down] убыток
       *[up] доход
    } { $real_bill_rate_size }.
wrong-bill-real = Короткие ставки или инфляция меняются больше чем на пункт.
claim-payrolls =
    За год число рабочих мест в США { $payrolls_12m_way ->
        [down] сократилось
       *[up] выросло
    } на { $payrolls_12m_size } (на { $dates }).
wrong-payrolls = Данные пересматриваются или через несколько месяцев разворачиваются.
claim-output =
    За год экономика США с учётом инфляции { $gdp_1y_way ->
        [down] сократилась
       *[up] выросла
    } на { $gdp_1y_size } ({ $dates }).
wrong-output = Следующие кварталы идут в другую сторону.
claim-money =
    За год денежная масса США M2 { $m2_12m_way ->
        [down] сократилась
       *[up] выросла
    } на { $m2_12m_size }, с учётом инфляции { $m2_real_12m_way ->
        [down] сократилась
       *[up] выросла
    } на { $m2_real_12m_size } (на { $dates }){ $more ->
        [yes] . Кредиты банков компаниям { $loans_12m_way ->
            [down] сократились
           *[up] выросли
        } на { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = Деньги уходят в формы, которых M2 не считает.
claim-housing =
    За год начатое жилищное строительство в США { $starts_12m_way ->
        [down] сократилось
       *[up] выросло
    } на { $starts_12m_size }, число разрешений на строительство { $permits_12m_way ->
        [down] сократилось
       *[up] выросло
    } на { $permits_12m_size } (на { $dates }){ $more ->
        [yes] . Стоимость жилья { $shelter_12m_way ->
            [down] снизилась
           *[up] выросла
        } на { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = Разницу объясняет мягкая или суровая зима.
claim-purchasing-power = На доллар можно было купить { $purchasing_power_10y } того, что десятью годами раньше (на { $dates }).
wrong-purchasing-power = Цены снизятся в следующие десять лет.
claim-hedge =
    { $name }: цена { $gain_whole_way ->
        [down] упала
       *[up] выросла
    } на { $gain_whole_size }, потребительские цены в США { $infl_whole_way ->
        [down] снизились
       *[up] выросли
    } на { $infl_whole_size } ({ $from } – { $to }).
wrong-hedge = Более длинная история показывает обратное.
claim-level = { $name }: медиана равна { $level_median }; в { $level_percentile } учтённых месяцев курс был ниже нынешнего (на { $dates }).
wrong-level = Прежняя медиана больше не подходит: цены в двух странах разошлись.

## Measures of the above.

measure-vol-12m = Годовые колебания, двенадцать месяцев
measure-gain-whole = Изменение с начала данных
measure-infl-whole = Инфляция за те же месяцы
measure-correlation-12m = Корреляция, двенадцать месяцев
measure-level-median = Медианный курс
measure-level-percentile = Курс относительно своего прошлого
measure-core-infl-12m = Инфляция без еды и энергии
measure-shelter-12m = Изменение расходов на жильё
measure-payrolls-12m = Изменение занятости
measure-income-12m = Изменение реальных доходов
measure-m2-12m = Изменение денежной массы M2
measure-m2-real-12m = Изменение M2 после инфляции
measure-starts-12m = Изменение начатого жилья
measure-permits-12m = Изменение разрешений на строительство
measure-loans-12m = Изменение кредитов компаниям
measure-gdp-1y = Изменение реального выпуска
measure-bill-rate = Доходность трёхмесячных векселей
measure-real-bill-rate = Доходность векселей минус инфляция
measure-purchasing-power-10y = Покупательная сила через десять лет
measure-sahm = Безработица выше минимума за год
measure-jobs-after-inversion = Инверсии ставок, после которых выросла безработица
measure-jobs-after-any = Месяцы с последующим ростом безработицы
measure-dollar-12m = Изменение широкого доллара
measure-dollar-percentile = Широкий доллар относительно своего прошлого
measure-sp-long-rate = Доходность десятилетних бумаг в том месяце
measure-revenue-growth-5y = Рост продаж, пять лет
measure-eps-growth-5y = Рост прибыли на акцию, пять лет
measure-cash = Деньги и краткосрочные бумаги
measure-debt = Долг
measure-dividends = Выплаченные дивиденды
measure-buybacks = Выкуп акций
measure-dividends-per-share = Дивиденды на акцию
measure-shares-diluted = Акции с учётом разводнения
measure-public-float = Стоимость акций в свободном обращении
measure-pf-effective-positions = Число равных позиций с той же концентрацией
measure-pf-risk-share = Доля в риске портфеля
measure-pf-halved-drawdown-36m = Самое глубокое падение за три года, если половина крупнейшей позиции в деньгах
measure-real-max-drawdown-all = Самое глубокое падение после инфляции
measure-crash-fall = Падение в том обвале, после инфляции
measure-bond-loss-1pt = Падение цены десятилетней облигации при росте доходности на один пункт

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] { $name }: прибыль на акцию за год упала на { $size }
       *[up] { $name }: прибыль на акцию за год выросла на { $size }
    }{ $more ->
        [yes] , до { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = Следующий годовой отчёт показывает движение прибыли на акцию в обратную сторону.
claim-tax-credit =
    { $name }: чистую прибыль увеличил налоговый возврат в размере { $tax_credit } от прибыли до налогов{ $more ->
        [yes] ; чистая рентабельность выше операционной на { $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = Возврат повторяется каждый год, или прибыль держится и без него.
claim-other-income = { $name }: чистая рентабельность выше операционной на { $net_above_operating }; к прибыли добавились проценты, доходы от продажи активов или разовые статьи
wrong-other-income = Дополнительные доходы повторяются каждый год.
claim-doubted = { $text }; { $doubt }
doubt-equity-to-assets = это мало что значит: собственный капитал составляет лишь { $value } активов
doubt-capital-to-assets = это мало что значит: вложенный капитал составляет лишь { $value } активов
doubt-buybacks-5y-to-equity = это мало что значит: выкуп акций за пять лет к оставшемуся собственному капиталу, раз: { $value }
doubt-tax-credit = помог налоговый возврат в размере { $value } от прибыли до налогов
doubt-net-above-operating = помогли доходы вне основной деятельности: чистая рентабельность выше операционной на { $value }
doubt-eps-growth-1y = это мало что значит: прибыль на акцию за последний год упала на { $size }
claim-implied-growth =
    { $name }: чтобы при такой стоимости принести столько же, сколько акции США с 1871 года, прибыль должна постоянно расти с поправкой на инфляцию: { $implied_growth }{ $more ->
        [yes] ; рост прибыли на акцию за пять лет: { $eps_growth_5y }
       *[no] { "" }
    }
wrong-implied-growth = Прибыль растёт быстрее, или более низкая доходность становится обычной для всех акций.
measure-equity-to-assets = Доля собственного капитала в активах
measure-capital-to-assets = Доля вложенного капитала в активах
measure-buybacks-5y-to-equity = Выкуп акций за пять лет к собственному капиталу
measure-tax-credit = Налоговый возврат к прибыли до налогов
measure-net-above-operating = Превышение чистой рентабельности над операционной
measure-implied-growth = Рост прибыли, заложенный в стоимость

## How the confidence came about.

confidence-kind-accounts = Отчётность
confidence-kind-valuation = Оценка
confidence-kind-prices = Цены
confidence-kind-risk = Риск
confidence-kind-portfolio = Состав вложений
confidence-kind-economy = Экономика
confidence-readings =
    { $name }: показателей, согласных с результатом: { $agreeing } из { $readings }. { $dates ->
        [one] Дата данных: { $to }.
       *[several] Даты данных: с { $from } по { $to }.
    }
confidence-facts =
    { $name }: показателей: { $readings }. { $dates ->
        [one] Дата данных: { $to }.
       *[several] Даты данных: с { $from } по { $to }.
    }
confidence-missing = { $name }: данных нет.
