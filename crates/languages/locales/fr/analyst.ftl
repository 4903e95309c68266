# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (données : { $dates }).
surroundings = Contexte : { $text }
between-sentences = { " " }
between = { " ; " }
us-market = le marché boursier américain
us-stocks = les actions américaines
us-bonds = un portefeuille d’obligations d’État américaines à dix ans
measure-of = { $measure } ({ $name })
side = { $name } { $value }
side-dated = { $name } { $value } ({ $date })
sentence = { $text }.
compare =
    { $measure } : { $values }{ $ahead ->
        [one] { " " }; avantage pour { $name }
        [level] { " " }; à peu près à égalité
       *[untold] { "" }
    }
absent = Non entendu : { $reason }
dissent =
    { $stance ->
        [supports] Avis plus positif ({ $seat }) : { $claim }
       *[opposes] Avis plus négatif ({ $seat }) : { $claim }
    }

## The seats of the committee.

seat-chair = Présidence
seat-fundamentals = Fondamentaux
seat-valuation = Valorisation
seat-market = Marché et analyse technique
seat-desk = Recherche
seat-macro = Macroéconomie et taux
seat-industry = Secteur
seat-allocation = Allocation
seat-risk = Risques
seat-red-team = Contre-expertise
mandate-chair = Pèse les affirmations une à une et rédige l’avis.
mandate-fundamentals = Ce que l’entreprise ou le marché gagne, distribue et doit.
mandate-valuation = Le prix payé, par rapport à son historique et aux obligations.
mandate-market = Comment le cours s’est comporté.
mandate-desk = Ce que demande la question : un chiffre ou le sens d’un terme.
mandate-macro = L’inflation, les taux d’intérêt et l’état de l’économie.
mandate-industry = La force de l’entreprise face à ses concurrents et à ses clients.
mandate-allocation = Comment les composantes d’un portefeuille se comportent ensemble.
mandate-risk = Ce qui peut être perdu, combien et à quelle fréquence, au regard de ce que vous pouvez supporter.
mandate-red-team = Attaque le projet d’avis : thèse inverse, données anciennes, chiffre isolé qui pèse trop lourd.
lens-chair = ce que l’ensemble des éléments permet de dire
lens-fundamentals = chiffre d’affaires, marges, trésorerie et dette
lens-valuation = le prix au regard des bénéfices, de son historique et des obligations
lens-market = rendements, tendance et volumes
lens-desk = le chiffre ou le terme demandé
lens-macro = inflation, taux et emploi
lens-industry = capacité à imposer ses prix et besoins d’investissement
lens-allocation = poids et évolution conjointe des composantes
lens-risk = baisses, volatilité et fréquence des pertes
lens-red-team = comment cet avis pourrait se révéler faux
needs-fundamentals = comptes annuels
needs-valuation = cours et comptes
needs-market = cours quotidiens
needs-desk = le chiffre demandé
needs-macro = inflation et taux d’intérêt
needs-industry = comptes annuels
needs-allocation = positions et cours quotidiens
needs-risk = cours quotidiens
task-title = { $seat } : { $name }
task-instructions = { $mandate } Chaque chiffre vient d’une source datée, et ce qui manque est signalé.
task-acceptance = Au moins une affirmation chiffrée, ou l’indication de ce qui manque pour en formuler une.

## What the committee must answer.

ask-single-1 = Quel parcours pour { $name } : rendement, volatilité et pire baisse ?
ask-single-2 = Que gagne { $name }, et quel prix paie-t-on au regard de son propre historique ?
ask-single-3 = Quels éléments du contexte aident ou pénalisent { $name } ?
ask-single-4 = Que faudrait-il pour que la perte soit durable ?
ask-comparison-1 = { $name } : quelles différences de rendement, de volatilité et de pire baisse ?
ask-comparison-2 = Qui gagne le plus sur ce qu’il vend et sur ce qu’il possède ?
ask-comparison-3 = Quel prix paie-t-on pour chacun ?
ask-fund-1 = Que gagne le marché que suit { $name } ?
ask-fund-2 = Ce marché est-il cher ou bon marché au regard de son propre historique ?
ask-fund-3 = À quelle fréquence et dans quelle ampleur un tel placement a-t-il perdu sur l’horizon retenu ?
ask-macro-1 = Où en sont l’inflation, les taux et l’emploi au regard de leur propre historique ?
ask-macro-2 = Qu’ont fait les actions par la suite dans des situations semblables ?
ask-macro-3 = Combien un investisseur peut-il perdre dans de telles périodes ?
ask-portfolio-1 = Comment les composantes se comportent-elles ensemble : rendement, volatilité et pire baisse ?
ask-portfolio-2 = La répartition convient-elle à l’horizon et à la perte supportable ?
ask-portfolio-3 = Quelle position ferait le plus de dégâts à elle seule ?
ask-theme-1 = Quels sont les moteurs de ce thème ({ $name }), et qui en tire des bénéfices ?
ask-theme-2 = Qu’est-ce qui est déjà dans les cours ?
ask-theme-3 = Qu’est-ce qui démentirait ce scénario ?

## Thinking aloud.

thinking = Angle étudié : { $lens }. Indicateurs : { $figures }.
thinking-nothing = Angle étudié : { $lens }. Nous n’avons pas de chiffres à ce sujet.
thinking-builds-on = Cela prolonge un constat précédent : { $first }
caveat-stale = Ces chiffres datent d’il y a { $age }.
caveat-surroundings = Une partie de ces éléments relève du contexte et non du sujet lui-même.
caveat-overlap = Les périodes passées se chevauchent : il y en a moins de réellement distinctes qu’il n’y paraît.
nothing = Sous cet angle, nous n’avons pas de chiffres pour juger { $name }.
no-guess = En dire plus relèverait de la conjecture.
wrong-nothing = Les données manquantes deviennent disponibles.
missing-fundamentals = Nous n’avons pas de comptes pour { $name }.
missing-valuation = Nous n’avons pas de cours à comparer aux bénéfices pour { $name }.
missing-market = Nous n’avons pas de cours pour { $name }.
missing-risk = Nous n’avons pas de cours pour { $name }.
missing-desk = Nous n’avons pas de chiffres qui répondent à cette question.
missing-macro = Nous n’avons pas de données sur l’inflation ou les taux d’intérêt.
missing-industry = Nous n’avons pas de comptes montrant la place du groupe { $name } dans son secteur.
missing-allocation = Nous n’avons ni les poids ni les cours de vos positions.

## Market and Technicals.

claim-year =
    Sur un an ({ $dates }), { $name } a { $return_1y_way ->
        [down] perdu
       *[up] gagné
    } { $return_1y_size }{ $more ->
        [yes] { " " }; sur cinq ans, { $return_5y_way ->
            [down] la perte
           *[up] le gain
        } est de { $return_5y_size }
       *[no] { "" }
    }.
wrong-year = Des cours plus récents montrent l’inverse sur douze mois.
claim-momentum =
    Entre { $from } et { $to }, { $name } a { $momentum_12_1_way ->
        [down] perdu
       *[up] gagné
    } { $momentum_12_1_size }.
wrong-momentum = Le cours se retourne dans les prochains mois.
claim-trend =
    { $name } se situait { $trend_size } { $trend_way ->
        [down] au-dessous
       *[up] au-dessus
    } de sa moyenne { $daily ->
        [yes] à 200 jours
       *[no] sur dix mois
    } ({ $dates }).
wrong-trend = Le cours croise cette moyenne.
claim-below-high = Par rapport à son plus haut ({ $from }), { $name } avait reculé de { $drawdown_now_size } ({ $dates }).
wrong-below-high = L’ancien plus haut était une bulle, et le cours n’y revient pas.
claim-real-return =
    Après inflation, { $name } a { $real_return_5y_way ->
        [down] perdu
       *[up] gagné
    } { $real_return_5y_size } sur cinq ans ({ $dates }).
wrong-real-return = Dans les cinq prochaines années, les cours ou l’inflation évoluent autrement.
claim-volume = Sur un mois ({ $dates }), les échanges sur { $name } ont représenté { $volume_ratio } fois leur moyenne de l’année.
wrong-volume = Une seule séance très active explique l’écart.

## Risk Officer.

claim-fall =
    Sur trois ans ({ $dates }), { $name } a perdu jusqu’à { $max_drawdown_36m_size }{ $real_fall ->
        [yes] { " " }après inflation
       *[no] { "" }
    }{ $dated ->
        [yes] , entre { $from } et { $to }
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . { $verdict ->
            [opposes] C’est plus que ne le permet
           *[other] Cela reste dans les limites de
        } la tolérance au risque
    }.
wrong-fall = Une baisse ultérieure est nettement plus forte ou plus faible.
claim-loss-frequency =
    Depuis { $since } (données : { $dates }), { $freq_neg } des périodes de { $horizon } se sont soldées par une perte{ $real ->
        [yes] { " " }après inflation
       *[no] { "" }
    } pour { $name }.
wrong-loss-frequency = En comptant des années plus récentes, les pertes sont nettement plus ou moins fréquentes.
claim-swings = Sur trois ans ({ $dates }), { $name } a fluctué d’ordinaire de { $vol_36m }.
wrong-swings = Une période plus longue ou plus récente montre des fluctuations bien plus fortes ou plus faibles.
claim-best-days =
    Depuis { $since } (données : { $dates }), { $name } a { $return_all_way ->
        [down] perdu
       *[up] gagné
    } { $return_all_size }. Sans ses dix meilleures séances, { $return_all_less_best_10_way ->
        [down] la perte
       *[up] le gain
    } aurait été de { $return_all_less_best_10_size }.
wrong-best-days = Les bonnes séances se répartissent plus régulièrement que par le passé.
claim-beta =
    Sur trois ans ({ $dates }), quand le marché américain variait d’un pour cent, { $name } variait en moyenne de { $beta_36m } pour cent{ $more ->
        [yes] { " " }(corrélation : { $correlation_36m })
       *[no] { "" }
    }.
wrong-beta = Le lien avec le marché change en même temps que l’activité.
claim-interest =
    Sur l’exercice clos le { $dates }, { $interest_coverage_way ->
        [down] { $name } a subi une perte opérationnelle, qui ne couvre pas les intérêts
       *[up] le bénéfice opérationnel du groupe { $name } a couvert { $interest_coverage } fois les intérêts
    }.
wrong-interest = La dette doit être refinancée à des taux nettement plus élevés.
claim-debt = La dette du groupe { $name } représentait { $debt_to_equity } fois ses capitaux propres ({ $dates }).
wrong-debt = Une acquisition, une dépréciation ou un rachat d’actions modifie la dette ou les capitaux propres.
claim-worst =
    Lors de sa plus forte baisse connue, { $name } a perdu { $max_drawdown_all_size }{ $real_fall ->
        [yes] { " " }après inflation
       *[no] { "" }
    }{ $dated ->
        [yes] , entre { $from } et { $to }
       *[no] { "" }
    } (cours : { $dates }). Une telle baisse peut se reproduire.
wrong-worst = Des cours antérieurs ou ultérieurs montrent une baisse plus forte.
claim-portfolio-fall =
    Sur trois ans ({ $dates }), l’ensemble de vos positions a perdu jusqu’à { $pf_max_drawdown_36m_size }{ $assumed ->
        [yes] { "" }
       *[no] . { $verdict ->
            [opposes] C’est plus que ne le permet
           *[other] Cela reste dans les limites de
        } la tolérance au risque
    }.
wrong-portfolio-fall = Une baisse ultérieure est nettement plus forte ou plus faible.
claim-portfolio-swings = Sur trois ans ({ $dates }), l’ensemble de vos positions a fluctué d’ordinaire de { $pf_vol_36m }.
wrong-portfolio-swings = Les positions fluctuent davantage, ou évoluent davantage de concert.

## Fundamentals.

claim-growth =
    Sur l’exercice clos le { $dates }, le chiffre d’affaires du groupe { $name } a { $revenue_growth_1y_way ->
        [down] reculé
       *[up] progressé
    } de { $revenue_growth_1y_size }{ $more ->
        [yes] { " " }; sur deux ans, il a { $revenue_growth_2y_way ->
            [down] reculé
           *[up] progressé
        } de { $revenue_growth_2y_size }
       *[no] { "" }
    }.
wrong-growth = Le prochain rapport annuel montre l’inverse.
claim-margin =
    Sur l’exercice clos le { $dates }, { $operating_margin_way ->
        [down] la perte opérationnelle
       *[up] le bénéfice opérationnel
    } du groupe { $name } représentait { $operating_margin_size } du chiffre d’affaires{ $more ->
        [yes] , { $net_margin_way ->
            [down] la perte nette
           *[up] le bénéfice net
        } { $net_margin_size }
       *[no] { "" }
    }.
wrong-margin = Les coûts augmentent plus vite que les prix deux années de suite.
claim-margin-change =
    Sur l’exercice clos le { $dates }, la marge opérationnelle du groupe { $name } a { $operating_margin_change_1y_way ->
        [down] baissé
       *[up] augmenté
    } de { $operating_margin_change_1y_size }.
wrong-margin-change = Une charge ou un gain exceptionnel explique la variation.
claim-capital =
    Sur l’exercice clos le { $dates }, { $name } a { $roic_way ->
        [down] perdu
       *[up] gagné
    } { $roic_size } sur le capital investi{ $more ->
        [yes] { " " }et { $roe_way ->
            [down] perdu{ " " }
           *[up] { "" }
        }{ $roe_size } sur ses capitaux propres
       *[no] { "" }
    }.
wrong-capital = De nouveaux concurrents ramènent la rentabilité vers le coût du capital.
claim-equity =
    Sur l’exercice clos le { $dates }, { $name } a { $roe_way ->
        [down] perdu
       *[up] gagné
    } { $roe_size } sur ses capitaux propres{ $more ->
        [yes] { " " }et { $roa_way ->
            [down] perdu{ " " }
           *[up] { "" }
        }{ $roa_size } sur ses actifs
       *[no] { "" }
    }.
wrong-equity = La rentabilité vient de la dette ou de capitaux propres très faibles ; l’activité elle-même rapporte moins.
claim-cash = Sur l’exercice clos le { $dates }, la trésorerie dégagée par l’activité du groupe { $name } a représenté { $cash_conversion } fois le bénéfice net.
wrong-cash = La trésorerie dégagée par l’activité passe sous le bénéfice net.
claim-free-cash =
    Sur l’exercice clos le { $dates }, { $name } a { $fcf_margin_way ->
        [down] consommé
       *[up] dégagé
    } après investissements une trésorerie égale à { $fcf_margin_size } du chiffre d’affaires{ $more ->
        [yes] { " " }({ $free_cash_flow_size })
       *[no] { "" }
    }.
wrong-free-cash = L’entreprise doit investir davantage rien que pour se maintenir.
claim-net-debt =
    La { $net_debt_to_operating_income_way ->
        [down] trésorerie nette
       *[up] dette nette
    } du groupe { $name } représentait { $net_debt_to_operating_income_size } fois le bénéfice opérationnel d’une année ({ $dates }).
wrong-net-debt = La trésorerie est utilisée ailleurs, ou la dette augmente.
claim-shares =
    Sur l’exercice clos le { $dates }, le nombre d’actions du groupe { $name } a { $shares_change_1y_way ->
        [down] baissé
       *[up] augmenté
    } de { $shares_change_1y_size }.
wrong-shares = De nouvelles actions sont émises pour une acquisition ou pour les salariés.
claim-market-earnings =
    Sur dix ans ({ $dates }), les bénéfices des entreprises américaines ont { $sp_real_earnings_growth_10y_way ->
        [down] reculé
       *[up] progressé
    } de { $sp_real_earnings_growth_10y_size } après inflation.
wrong-market-earnings = Les prochaines années effacent cette évolution.
claim-market-payout = Les entreprises américaines ont versé { $sp_payout } de leurs bénéfices en dividendes ({ $dates }).
wrong-market-payout = Les bénéfices baissent alors que les dividendes restent inchangés.
claim-market-dividend = Les dividendes des actions américaines rapportaient { $sp_dividend_yield }, les obligations d’État à dix ans { $sp_long_rate } ({ $dates }).
wrong-market-dividend = Les entreprises reversent davantage par des rachats d’actions que par des dividendes.

## Valuation.

claim-own-history = L’action { $name } valait { $pe } fois les bénéfices annuels, contre { $pe_median } habituellement ({ $dates }). Elle était moins chère dans { $pe_percentile } des années observées.
wrong-own-history = Les bénéfices rattrapent le cours sans que celui-ci baisse.
claim-earnings-yield =
    Les bénéfices du groupe { $name } représentaient { $earnings_yield } du cours{ $more ->
        [yes] { " " }(soit un cours de { $pe } fois les bénéfices)
       *[no] { "" }
    } ; les obligations d’État à dix ans rapportaient { $long_rate } ({ $dates }).
wrong-earnings-yield = Les taux obligataires bougent au point d’inverser la comparaison.
claim-cash-yield = Le flux de trésorerie disponible du groupe { $name } représentait { $fcf_yield } du cours ({ $dates }).
wrong-cash-yield = Le flux de trésorerie de cette année-là était une exception.
claim-against-market = Au regard des bénéfices, l’action { $name } coûtait { $pe_to_market } fois le prix du marché américain ({ $dates }).
wrong-against-market = Les bénéfices progressent assez vite pour justifier le cours.
claim-float = À elles seules, les actions du groupe { $name } librement négociables valaient { $float_to_earnings } fois le bénéfice net annuel ({ $dates }) ; avec celles que détiennent les dirigeants et les grands actionnaires, c’est davantage.
wrong-float = Le cours a beaucoup bougé depuis.
claim-market-cape = Les actions américaines valaient { $cape } fois leurs bénéfices moyens sur dix ans, contre { $cape_median } habituellement ({ $dates }). Elles étaient moins chères dans { $cape_percentile } des mois depuis 1881.
wrong-market-cape = Les bénéfices rattrapent les cours sans que ceux-ci baissent.
claim-market-after =
    Après un départ au moins aussi cher, les actions américaines ont en général { $after_cape_median_10y_way ->
        [down] perdu
       *[up] gagné
    } { $after_cape_median_10y_size } après inflation sur dix ans. Depuis 1871, le gain moyen est de { $sp_real_return_all } (données : { $dates }).
wrong-market-after = Les rares départs chers du passé se chevauchent et ne ressemblent pas forcément à celui-ci.
claim-market-excess =
    Les bénéfices des actions américaines rapportaient { $excess_cape_yield_size } de { $excess_cape_yield_way ->
        [down] moins
       *[up] plus
    } que les obligations d’État après inflation ({ $dates }).
wrong-market-excess = Les taux obligataires après inflation varient fortement.

## Industry.

claim-pricing-power =
    Sur l’exercice clos le { $dates }, la marge brute du groupe { $name } était de { $gross_margin }, signe d’une capacité { $verdict ->
        [supports] forte
        [opposes] limitée
       *[neutral] moyenne
    } à imposer ses prix.
wrong-pricing-power = Un concurrent propose la même chose moins cher et prend les clients.
claim-investment = Sur l’exercice clos le { $dates }, { $name } a investi { $capex_to_revenue } du chiffre d’affaires dans ses équipements.
wrong-investment = L’entreprise doit rattraper des investissements différés.
claim-research = Sur l’exercice clos le { $dates }, { $name } a consacré { $rd_to_revenue } du chiffre d’affaires à la recherche et au développement.
wrong-research = Ces dépenses ne débouchent sur aucun produit à succès.

## Macro and Rates.

claim-inflation =
    Les prix à la consommation aux États-Unis ont { $infl_12m_way ->
        [down] baissé
       *[up] augmenté
    } de { $infl_12m_size } sur un an ({ $dates }) ; sur dix ans, ils ont augmenté de { $infl_10y }.
wrong-inflation = Des chiffres d’inflation plus récents s’écartent de plus d’un point.
claim-real-rate =
    Après inflation, les obligations d’État américaines à dix ans { $real_long_rate_way ->
        [down] perdaient
       *[up] rapportaient
    } { $real_long_rate_size } ({ $dates }).
wrong-real-rate = L’inflation future diffère de celle de l’année écoulée.
claim-rate-change =
    Le taux des obligations d’État américaines à dix ans a { $long_rate_change_12m_way ->
        [down] baissé
       *[up] augmenté
    } de { $long_rate_change_12m_size } en douze mois, à { $long_rate } ({ $dates }). Sa médiane de long terme est de { $long_rate_median }.
wrong-rate-change = Le taux se retourne avant la fin de votre horizon.
claim-curve =
    Les obligations d’État américaines à dix ans rapportaient { $curve_10y_3m_size } de { $curve_10y_3m_way ->
        [down] moins
       *[up] plus
    } que les bons à trois mois ({ $dates }){ $more ->
        [yes] . Les taux courts dépassaient les taux longs dans { $curve_share_inverted } des mois observés
       *[no] { "" }
    }.
wrong-curve = Les taux courts et les taux longs échangent leurs places.
claim-credit = Les entreprises américaines fragiles payaient { $credit_spread } de plus que l’État pour leur dette ({ $dates }). L’écart était plus faible dans { $credit_spread_percentile } des mois observés.
wrong-credit = Les prêteurs se retirent et l’écart se creuse.
claim-jobs = Le chômage aux États-Unis était de { $unemployment } ({ $dates }), contre une médiane de long terme de { $unemployment_median }.
wrong-jobs = Le chômage augmente d’un demi-point en un an.

## Allocation.

claim-stocks-bonds =
    Sur dix ans ({ $dates }), les actions américaines ont { $sp_real_return_10y_way ->
        [down] perdu
       *[up] gagné
    } { $sp_real_return_10y_size } après inflation ; les obligations d’État ont { $bond_real_return_10y_way ->
        [down] perdu
       *[up] gagné
    } { $bond_real_return_10y_size }.
wrong-stocks-bonds = Les dix prochaines années inversent l’ordre, comme cela s’est déjà vu.
claim-stocks-ahead = Les actions américaines ont fait mieux que les obligations dans { $freq_stocks_beat_bonds_10y } des périodes de dix ans depuis 1871 (données : { $dates }).
wrong-stocks-ahead = Les périodes se chevauchent : il y en a bien moins de réellement distinctes.
claim-worst-decade =
    Sur leur pire période de dix ans, les actions américaines ont { $sp_real_return_10y_worst_way ->
        [down] perdu
       *[up] gagné
    } { $sp_real_return_10y_worst_size } après inflation (données : { $dates }).
wrong-worst-decade = Un mélange avec des obligations aurait amorti la perte.
claim-concentration =
    Votre plus grosse position représente { $pf_largest_weight } de votre portefeuille{ $more ->
        [yes] { " " }; l’indice de concentration est de { $pf_hhi }, 1 correspondant à une position unique
       *[no] { "" }
    } ({ $dates }).
wrong-concentration = Des positions que vous n’avez pas citées changent les poids.
claim-together = Sur trois ans ({ $dates }), la corrélation moyenne de vos positions était de { $pf_mean_correlation } ; à 1, elles évoluent à l’unisson.
wrong-together = Lors de la prochaine baisse, elles évoluent davantage de concert.
claim-portfolio-return =
    Avec ces poids, votre portefeuille a { $pf_return_3y_way ->
        [down] perdu
       *[up] gagné
    } { $pf_return_3y_size } sur trois ans ({ $dates }){ $more ->
        [yes] , et { $pf_return_1y_way ->
            [down] perdu
           *[up] gagné
        } { $pf_return_1y_size } sur la dernière année
       *[no] { "" }
    }.
wrong-portfolio-return = Les trois prochaines années suivent un autre cours.

## Questions to claims, and answers.

ask = { $figure } : { $other }. { $question }
ask-noise = Ce mouvement dépasse-t-il le hasard, vu l’ampleur des variations d’une année ordinaire ?
ask-long-return = Cinq ans disent-ils la même chose qu’un seul ?
ask-trend-turn = Les trois derniers mois ont-ils déjà inversé la tendance ?
ask-recovering = Le cours baisse-t-il encore, ou se redresse-t-il ?
ask-from-high = Un cours proche de son sommet dit-il jusqu’où il peut baisser ?
ask-best-days = Le rendement tient-il à quelques séances ?
ask-halves = La première moitié de l’historique disait-elle la même chose ?
ask-calm-now = La dernière année ressemble-t-elle à l’ensemble des trois ans ?
ask-whole-record = Les dernières années donnent-elles la bonne mesure de ce qu’on peut perdre ?
ask-recovered = La baisse a-t-elle été rattrapée depuis ?
ask-tied = Le titre suit-il assez le marché pour que le bêta ait un sens ?
ask-worst-decade = La fréquence des pertes dit-elle à quel point une perte peut être lourde ?
ask-covered = Le bénéfice opérationnel couvre-t-il les intérêts ?
ask-owed = La dette qui reste une fois la trésorerie déduite dit-elle la même chose ?
ask-per-share = Le détenteur d’une action en a-t-il profité aussi ?
ask-long-growth = Cette année était-elle la règle ou l’exception ?
ask-borrowed = La rentabilité vient-elle de l’activité, ou de la dette ?
ask-in-cash = Le bénéfice est-il réellement encaissé ?
ask-slipping = La marge monte-t-elle ou baisse-t-elle ?
ask-selling-less = La marge est-elle plus élevée seulement parce que les ventes reculent ?
ask-selling-more = La baisse de la marge est-elle le prix de la croissance ?
ask-invested = L’investissement absorbe-t-il la trésorerie ?
ask-with-debt = Les actions ont-elles été rachetées à crédit ?
ask-burden = L’entreprise peut-elle payer ce qui arrive à échéance ?
ask-kept = Qu’en reste-t-il en bénéfice opérationnel ?
ask-paying-off = La croissance rentabilise-t-elle l’investissement ?
ask-cheap-why = Le prix est-il bas parce que le bénéfice baisse ?
ask-growth-pays = La croissance justifie-t-elle le prix ?
ask-deserved = La rentabilité du capital justifie-t-elle le prix ?
ask-rates-explain = Les taux d’intérêt expliquent-ils le prix des actions ?
ask-dear = Est-ce déjà dans le prix des actions ?
ask-dear-too = Le passé du marché dit-il la même chose ?
ask-last-decade = Les dix dernières années ont-elles suivi ce schéma ?
ask-in-buybacks = Le dividende est-il faible parce que le bénéfice sert aux rachats et à la croissance ?
ask-core = Les prix hors alimentation et énergie disent-ils la même chose ?
ask-other-curve = L’autre bout de la courbe dit-il la même chose ?
ask-rate-level = Le taux après inflation est-il assez élevé pour compter ?
ask-real-rate = Le taux bouge-t-il encore ?
ask-jobs-agree = L’emploi dit-il la même chose ?
ask-output-agrees = L’activité économique dit-elle la même chose ?
ask-real-terms = Est-ce vrai aussi après inflation ?
ask-credit-jobs = Le chômage dit-il la même chose ?
ask-as-a-whole = De combien varie le portefeuille entier ?
ask-together = Les positions baissent-elles en même temps ?
ask-on-the-way = Quelle a été l’ampleur des baisses en chemin ?
ask-last-year = La dernière année dit-elle la même chose ?
ask-sides = { $figure } : { $values }. L’avantage va-t-il là aussi à { $name } ?
ask-dates = { $name } : { $value } ({ $date }). { $other } : { $other_value } ({ $other_date }). Peut-on les comparer ?
ask-survivors = Les entreprises qui ont échoué n’ont pas un tel historique. Est-ce plus que l’histoire d’une entreprise qui a duré ?
ask-base-rate = C’est la fréquence à laquelle une période de cette durée s’est achevée sans gain. Qu’y ajoute le cours récent ?
answer-not-mine = Cette affirmation n’est pas de nous.
answer-withdraw = Le chiffre qui fonde cette affirmation n’est pas dans nos données. L’affirmation est retirée.
answer-as-quoted = Le chiffre est cité tel qu’il figure dans nos données. L’affirmation tient.
answer-second =
    { $outcome ->
        [holds] { $figure } : { $other }. Les chiffres la confirment. L’affirmation tient.
       *[weakened] { $figure } : { $other }. Les chiffres ne la confirment qu’en partie. L’affirmation compte moins.
    }
answer-longer =
    { $outcome ->
        [holds] Sur l’autre période, le chiffre est de { $other }, ce qui rejoint { $value }. L’affirmation tient.
        [refuted] Sur l’autre période, le chiffre est de { $other } et non de { $value }. L’affirmation est retirée.
       *[weakened] Sur l’autre période, le chiffre est de { $other }, moins net que { $value }. L’affirmation compte moins.
    }
answer-noise =
    { $outcome ->
        [holds] { $figure } : { $other }. À côté de { $other }, { $value } dépasse le hasard. L’affirmation tient.
        [refuted] { $figure } : { $other }. À côté de { $other }, { $value } peut fort bien être un hasard. L’affirmation est retirée.
       *[weakened] { $figure } : { $other }. À côté de { $other }, { $value } peut être en partie un hasard. L’affirmation compte moins.
    }
answer-cause =
    { $outcome ->
        [holds] { $figure } : { $other }. Non : { $other } n’explique pas { $value }. L’affirmation tient.
        [refuted] { $figure } : { $other }. Oui : { $other } explique { $value }. L’affirmation est retirée.
       *[weakened] { $figure } : { $other }. En partie : { $other } explique une part de { $value }. L’affirmation compte moins.
    }
answer-risk =
    { $outcome ->
        [holds] { $figure } : { $other }. { $value } tient face à { $other }. L’affirmation tient.
       *[weakened] { $figure } : { $other }. { $other } doit figurer à côté de { $value }. L’affirmation compte moins.
    }
answer-sides =
    { $outcome ->
        [holds] Oui : { $values }. L’affirmation tient.
        [refuted] Non : { $values }. L’affirmation est retirée.
        [behind] Non : { $values }. L’affirmation compte moins.
       *[weakened] Pas nettement : { $values }. L’affirmation compte moins.
    }
answer-dates = Non : { $date } et { $other_date } sont des dates trop éloignées. L’affirmation est retirée.
answer-survivors = Seule une entreprise qui a duré peut afficher { $other } sur toute la période. L’affirmation compte moins.
ruling-upheld = Les chiffres la confirment. L’affirmation tient.
ruling-weakened = Les chiffres ne la confirment qu’en partie. L’affirmation compte moins.
ruling-withdrawn = Les chiffres la contredisent. L’affirmation ne compte pas.
ruling-unresolved = Personne n’a répondu. L’affirmation compte moins.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] Dans l’ensemble, les chiffres disponibles plaident pour { $name }.
        [unfavourable] Dans l’ensemble, les chiffres disponibles plaident contre { $name }.
       *[mixed] Pour { $name }, les chiffres pèsent à peu près autant d’un côté que de l’autre.
    }
thesis-comparison =
    { $balance ->
        [favourable] Comparaison faite, { $first } devance { $others } sur ces chiffres.
        [unfavourable] Comparaison faite, { $first } arrive derrière { $others } sur ces chiffres.
       *[mixed] Comparaison faite, { $first } et { $others } sont à peu près à égalité sur ces chiffres.
    }
thesis-portfolio =
    { $balance ->
        [favourable] Dans l’ensemble, la répartition correspond à ce que vous avez demandé.
        [unfavourable] Dans l’ensemble, la répartition ne correspond pas à ce que vous avez demandé.
       *[mixed] Les chiffres pour et contre cette répartition pèsent à peu près autant.
    }
thesis-macro = Nos chiffres ne répondent pas à cette question. Voici les plus récents sur l’économie.
thesis-no-side = Pour { $name }, les chiffres décrivent la situation et ne penchent d’aucun côté.
thesis-nothing = Nous avons trop peu de données sur { $name } pour en juger.
thesis-around = Voici ce que l’on peut dire : { $text }
thesis-for = Argument favorable : { $text }
thesis-against = Argument défavorable : { $text }
thesis-for-side = Argument pour { $name } : { $text }
thesis-taken-back =
    Nous ne donnons pas d’avis : { $reason ->
        [planted] nos chiffres ne sont pas fiables
        [old] nos chiffres sont plus anciens que votre horizon
       *[rejected] notre relecture n’a pas retenu ces chiffres
    }. Ils montraient ceci : { $thesis }
thesis-past-only = { $thesis } Nous ne donnons pas d’avis sur la suite : les chiffres qu’il faudrait sont plus anciens que votre horizon.
change-newer = Des chiffres postérieurs à cette date : { $date }.
change-gaps = Des données qui comblent cette lacune : { $gap }
change-above = { $figure } : une hausse au-dessus de { $bound } (dernier chiffre : { $value }).
change-below = { $figure } : une baisse au-dessous de { $bound } (dernier chiffre : { $value }).
change-next = À vérifier ensuite : { $figure }. Le dernier chiffre est de { $value } ; au-delà de { $bound }, l’affirmation ne tient plus.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Une baisse aussi forte que la pire connue pour { $name } : { $worst_size } (cours : { $date }).
risk-fall-softened = Une position assez petite pour traverser une telle baisse, et du temps devant soi.
risk-fall-sign = Depuis son dernier plus haut, le cours baisse de plus que ne le permet la tolérance au risque.
risk-debt = La dette nette du groupe { $name } représente { $debt } fois le bénéfice opérationnel d’une année, et il faut la renouveler.
risk-debt-softened = Des échéances lointaines et des revenus réguliers.
risk-debt-sign = Les intérêts absorbent une part croissante du bénéfice opérationnel.
risk-concentration = Votre plus grosse position représente { $largest } de votre portefeuille. Si elle baisse, le portefeuille baisse avec elle.
risk-concentration-softened = Davantage de positions qui évoluent indépendamment.
risk-concentration-sign = La plus grosse position baisse, les autres non.
risk-rates = Les taux montent nettement au-dessus de { $rate } ({ $date }), ce qui réduit la valeur des bénéfices futurs.
risk-rates-softened = Des bénéfices qui progressent avec les prix, et peu de dette.
risk-rates-sign = Le taux à dix ans monte de plus d’un point en un an.
risk-against = L’argument le plus fort contre cet avis se révèle décisif. { $text }
risk-against-softened = Ne vous fiez à cet avis que dans la mesure où des chiffres plus récents le confirment.
risk-against-sign = Des chiffres plus récents confirment cet argument.
risk-old = La situation a changé depuis nos derniers chiffres, vieux de { $age }.
risk-old-softened = Ajouter des données actuelles avant de s’appuyer sur cet avis.
risk-old-sign = Des chiffres plus récents vont en sens inverse.
risk-gaps = Des données importantes manquent ; un danger peut donc passer inaperçu.
risk-gaps-softened = Ajouter d’abord les données manquantes citées en premier.
risk-gaps-sign = De nouvelles données changent le résultat.
risk-objection = L’objection de la contre-expertise se révèle juste. { $text }
risk-objection-softened = Vérifier ce point en premier dès que des chiffres plus récents arrivent.
risk-objection-sign = Des chiffres plus récents confirment l’objection.

## Scenarios.

scenario-bear =
    { $basis ->
        [market] Les actions américaines ont perdu de l’argent après inflation dans { $lost } des périodes de { $horizon } depuis { $since }.
        [mix] Le portefeuille { $name } a perdu de l’argent après inflation dans { $lost } des périodes de { $horizon } depuis { $since }.
       *[stock] { $name } a perdu de l’argent avant inflation dans { $lost } des périodes de { $horizon } depuis { $since }.
    } Périodes qui ne se chevauchent pas : { $periods }.
scenario-base =
    { $basis ->
        [stock] Un gain d’au plus { $bound } avant inflation, comme dans toutes les autres périodes.
       *[other] Un gain d’au plus { $bound } après inflation, comme dans toutes les autres périodes.
    }
scenario-bull =
    { $basis ->
        [stock] Un gain de plus de { $bound } avant inflation, comme dans { $good } de ces périodes.
       *[other] Un gain de plus de { $bound } après inflation, comme dans { $good } de ces périodes.
    }
scenario-bear-wrong =
    { $basis ->
        [stock] À la fin de l’horizon, il y a un gain avant inflation.
       *[other] À la fin de l’horizon, il y a un gain après inflation.
    }
scenario-base-wrong =
    { $basis ->
        [stock] À la fin de l’horizon, il y a une perte avant inflation, ou un gain de plus de { $bound }.
       *[other] À la fin de l’horizon, il y a une perte après inflation, ou un gain de plus de { $bound }.
    }
scenario-bull-wrong =
    { $basis ->
        [stock] À la fin de l’horizon, le gain avant inflation est d’au plus { $bound }.
       *[other] À la fin de l’horizon, le gain après inflation est d’au plus { $bound }.
    }
scenario-bear-unknown = Une perte durable. Nous ne pouvons pas en estimer la probabilité.
scenario-base-unknown = Une évolution semblable à celle du marché. Nous ne pouvons pas en estimer la probabilité.
scenario-bull-unknown = Une évolution nettement meilleure que celle du marché. Nous ne pouvons pas en estimer la probabilité.
scenario-bear-unknown-wrong = À la fin de l’horizon, il y a un gain.
scenario-base-unknown-wrong = Le résultat est loin de celui du marché.
scenario-bull-unknown-wrong = Le résultat n’est pas meilleur que celui du marché.
scenario-kind = Les cours dont nous disposons pour { $name } sont trop peu nombreux pour calculer des probabilités propres. Pour l’ensemble de sa catégorie, les actions américaines, { $lost } des périodes de { $horizon } depuis { $since } se sont soldées par une perte après inflation (périodes qui ne se chevauchent pas : { $periods }). Une action seule peut faire bien pire.

## The red team, and the chair's response.

objection-planted = Le projet montre un chiffre qui n’est pas dans nos données : { $figure }.
objection-older-than-horizon = Les chiffres sur lesquels repose cet avis datent d’il y a { $age }. C’est plus que votre horizon.
objection-old = Nos chiffres les plus anciens datent d’il y a { $age }. Ce qui s’est passé depuis n’y figure pas.
objection-cross-examination = Avant les questions, les mêmes chiffres menaient à une autre conclusion. L’avis dépend des affirmations retirées ou affaiblies.
objection-single-figure = La conclusion repose sur un seul chiffre : { $name }, { $value } ({ $date }).
objection-single-seat = Sans le pôle { $seat }, la conclusion bascule de l’autre côté.
objection-opposite =
    { $count ->
        [one] La thèse inverse : un indicateur sur { $all } va dans l’autre sens. { $text }
       *[other] La thèse inverse : { $count } indicateurs sur { $all } vont dans l’autre sens, à commencer par le plus fort. { $text }
    }
objection-no-opposite = Aucun chiffre ne plaide pour la thèse inverse. Cela peut venir de ce qui n’a pas été examiné autant que de la solidité de l’avis.
objection-no-judgement = Le projet ne donne pas d’avis, faute de chiffre sur le sujet lui-même.
objection-one-source = Tous les chiffres viennent d’une seule source.
objection-frequencies = Les probabilités sont des fréquences de périodes passées qui se chevauchent, non des prévisions.
response-noted = Noté. L’avis n’en est pas changé.
response-lowered = Accepté. Notre confiance baisse.
response-halved = Accepté. Notre confiance est réduite de moitié.
response-taken-back = Accepté. Nous ne donnons pas d’avis ; ce que montraient les chiffres à leur date est conservé plus bas.
tell-committee =
    { $members ->
        [one] Un spécialiste a examiné la question. Son projet d’avis a ensuite été attaqué pour en trouver les points faibles.
       *[other] { $members } spécialistes ont examiné la question séparément, puis ont confronté leurs analyses.
    }
tell-committee-alone = { $members } spécialistes ont examiné la question séparément, et la présidence a pesé leurs conclusions.
tell-confidence =
    { $level ->
        [high] Nous en sommes assez sûrs
        [medium] Nous n’en sommes sûrs qu’en partie
       *[low] Nous n’en sommes pas sûrs
    } : notre confiance est de { $confidence } sur une échelle de 0 à 1. Elle mesure la qualité des données, pas la probabilité d’un gain.
tell-odds =
    Par le passé, { $lost } des périodes de { $horizon } se sont soldées par une perte{ $real ->
        [yes] { " " }après inflation
       *[no] { "" }
    } pour { $name }. C’est un constat, pas une prévision.
tell-import = Pour une meilleure réponse, ajoutez des données plus récentes : importez un fichier de cours ou les comptes de l’entreprise, ou activez une source en direct.
tell-trade = { $name } ({ $horizon })

## Metals, as inside a sentence.

metal-xau = l’or
metal-xag = l’argent
metal-xpt = le platine
metal-xpd = le palladium

## What is missing.

gap-prices-missing = Nous n’avons pas de cours pour { $name }. Importez un fichier de cours quotidiens pour les ajouter.
gap-prices-old = Nos cours pour { $name } s’arrêtent au { $date }.
gap-accounts-missing = Nous n’avons pas de comptes pour { $name }. Importez ses chiffres annuels pour les ajouter.
gap-accounts-old = Nos derniers comptes pour { $name } sont clos le { $date }.
gap-industry-missing = Nous n’avons pas de chiffres sur { $name }.
gap-market-old = Nos données sur le marché boursier américain s’arrêtent en { $date }.
gap-news-missing = Nous n’avons pas d’actualités.
gap-provider-down = La source { $provider } n’a pas pu être jointe : { $reason }.
gap-window-too-short = L’historique des cours pour { $name } est trop court pour des périodes plus longues.
gap-holdings-unpriced = Nous n’avons pas de cours pour votre position { $name }.
gap-positions-left-out = Nous n’avons compté que vos { $counted } premières positions ; { $left } autres manquent.
gap-portfolio-no-weights = Nous ne connaissons pas la taille de chacune de vos positions.

## Terms that the debrief explains.

term-volatility = Volatilité
term-drawdown = Repli (drawdown)
term-confidence = Confiance
term-dissent = Avis divergent
term-red-team = Contre-expertise

## Measures, as lists name them.

measure-price = Dernier cours
measure-age = Ancienneté des cours
measure-return-1m = Variation sur un mois
measure-return-3m = Variation sur trois mois
measure-return-6m = Variation sur six mois
measure-return-1y = Variation sur douze mois
measure-return-3y = Rendement annuel sur trois ans
measure-return-5y = Rendement annuel sur cinq ans
measure-return-10y = Rendement annuel sur dix ans
measure-return-all = Rendement annuel depuis le début des données
measure-momentum-12-1 = Variation sur un an, hors dernier mois
measure-trend = Écart à la moyenne sur dix mois
measure-vol-1y = Volatilité sur un an
measure-vol-36m = Volatilité sur trois ans
measure-max-drawdown-1y = Plus forte baisse en un an
measure-max-drawdown-36m = Plus forte baisse en trois ans
measure-max-drawdown-all = Plus forte baisse connue
measure-drawdown-now = Écart au plus haut
measure-worst-month = Pire mois
measure-best-month = Meilleur mois
measure-return-all-less-best-10 = Rendement annuel sans les dix meilleures séances
measure-return-first-half = Rendement annuel, première moitié
measure-return-second-half = Rendement annuel, seconde moitié
measure-volume-ratio = Volume rapporté à sa moyenne
measure-turnover-20d = Volume quotidien
measure-freq-pos = Périodes passées avec un gain
measure-freq-neg = Périodes passées avec une perte
measure-freq-good = Périodes passées avec un fort gain
measure-freq-good-bound = Gain annuel considéré comme fort
measure-freq-periods = Périodes passées qui ne se chevauchent pas
measure-horizon = Horizon en années entières
measure-window-count-1y = Périodes d’un an observées
measure-beta-36m = Bêta par rapport au marché
measure-correlation-36m = Corrélation sur trois ans
measure-return-gap-1y = Avance sur douze mois
measure-real-return-5y = Rendement annuel après inflation, cinq ans
measure-revenue = Chiffre d’affaires
measure-revenue-growth-1y = Croissance du chiffre d’affaires, un an
measure-revenue-growth-2y = Croissance du chiffre d’affaires, deux ans
measure-gross-margin = Marge brute
measure-operating-margin = Marge opérationnelle
measure-operating-margin-change-1y = Variation de la marge opérationnelle
measure-net-margin = Marge nette
measure-net-loss = Perte nette
measure-net-income = Bénéfice net
measure-roe = Rentabilité des capitaux propres
measure-roa = Rentabilité des actifs
measure-roic = Rentabilité du capital investi
measure-debt-to-equity = Dette sur capitaux propres
measure-net-debt-to-operating-income = Dette nette sur bénéfice opérationnel
measure-current-ratio = Ratio de liquidité générale
measure-interest-coverage = Couverture des intérêts
measure-cash-conversion = Conversion du résultat en trésorerie
measure-free-cash-flow = Flux de trésorerie disponible
measure-fcf-margin = Marge de flux de trésorerie disponible
measure-capex-to-revenue = Investissements sur chiffre d’affaires
measure-rd-to-revenue = Recherche sur chiffre d’affaires
measure-eps-diluted = Bénéfice par action
measure-eps-growth-1y = Croissance du bénéfice par action
measure-book-value-per-share = Valeur comptable par action
measure-fcf-per-share = Flux de trésorerie disponible par action
measure-shares-change-1y = Variation du nombre d’actions
measure-payout = Part distribuée du flux de trésorerie disponible
measure-accounts-age = Ancienneté des comptes
measure-pe = Cours sur bénéfices (PER)
measure-ps = Cours sur chiffre d’affaires
measure-pb = Cours sur valeur comptable
measure-fcf-yield = Rendement du flux de trésorerie disponible
measure-earnings-yield = Rendement des bénéfices
measure-pe-percentile = PER par rapport à son propre passé
measure-pe-median = PER médian
measure-pe-to-market = PER rapporté à celui du marché
measure-float-to-earnings = Valeur des actions librement négociables sur bénéfice net
measure-infl-12m = Inflation sur douze mois
measure-infl-10y = Inflation annuelle sur dix ans
measure-infl-percentile = Inflation par rapport à son propre passé
measure-long-rate = Taux des obligations d’État à dix ans
measure-long-rate-change-12m = Variation du taux à dix ans
measure-long-rate-median = Taux à dix ans médian
measure-real-long-rate = Taux à dix ans diminué de l’inflation
measure-cape = Cours sur dix ans de bénéfices (CAPE)
measure-cape-median = CAPE médian
measure-cape-percentile = CAPE par rapport à son propre passé
measure-after-cape-median-10y = Rendement typique après un départ cher
measure-excess-cape-yield = Rendement des bénéfices diminué du taux réel
measure-sp-payout = Part des bénéfices distribuée
measure-dividend-yield = Rendement du dividende
measure-real-earnings-growth-10y = Croissance réelle des bénéfices, dix ans
measure-real-return-1y = Rendement après inflation, un an
measure-real-return-10y = Rendement annuel après inflation, dix ans
measure-real-return-20y = Rendement annuel après inflation, vingt ans
measure-real-return-all = Rendement annuel après inflation depuis 1871
measure-real-return-10y-worst = Pire période de dix ans après inflation
measure-bond-real-return-10y = Obligations après inflation, dix ans
measure-freq-stocks-beat-bonds-10y = Périodes de dix ans où les actions battent les obligations
measure-freq-stocks-beat-bonds = Part des périodes aussi longues que l’horizon dans lesquelles les actions ont battu les obligations
measure-curve-10y-3m = Taux à dix ans moins taux à trois mois
measure-curve-10y-2y = Taux à dix ans moins taux à deux ans
measure-curve-share-inverted = Mois où les taux courts dépassent les taux longs
measure-curve-age = Ancienneté des taux
measure-unemployment = Taux de chômage
measure-unemployment-median = Taux de chômage médian
measure-credit-spread = Écart de taux entre entreprises fragiles et État
measure-credit-spread-percentile = Cet écart par rapport à son propre passé
measure-pf-value = Valeur des positions
measure-pf-weight = Poids dans le portefeuille
measure-pf-largest-weight = Poids le plus élevé
measure-pf-hhi = Indice de concentration
measure-pf-vol-36m = Volatilité de l’ensemble des positions
measure-pf-max-drawdown-36m = Plus forte baisse des positions en trois ans
measure-pf-return-1y = Rendement des positions, un an
measure-pf-return-3y = Rendement annuel des positions, trois ans
measure-pf-mean-correlation = Corrélation moyenne des positions
measure-pf-priced-share = Part des positions avec un cours

## What the engine says in the transcript.

floor-opened =
    Le comité se réunit au sujet de « { $title } ». La base de données contient { $figures ->
        [one] un chiffre
       *[other] { $figures } chiffres
    } à ce sujet et { $gaps ->
        [0] ne signale aucune lacune
        [one] signale une lacune
       *[other] signale { $gaps } lacunes
    }.
floor-taken = Prise de parole : { $seat }.
floor-votes =
    Chacun a voté sans entendre les autres. Pour : { $supports } ; contre : { $opposes } ; neutre : { $neutral }. { $next ->
        [tier] Dans cette formule, il n’y a pas de contre-interrogatoire ; la synthèse suit.
        [nobody] Il n’y a personne à interroger ; la synthèse suit.
       *[questions] La parole est ouverte aux questions sur chaque affirmation.
    }
floor-question = Pour { $seat }, sur { $claim } : { $text }
floor-answer = Pour { $seat } : { $text }
floor-silent = Rien d’exploitable de la part du pôle { $seat } : { $reason }.
floor-ruled =
    Sur { $claim } : { $ruling ->
        [upheld] affirmation maintenue
        [weakened] affirmation affaiblie
        [refuted] affirmation réfutée
        [withdrawn] affirmation retirée
        [unresolved] question non tranchée
       *[other] { $ruling }
    }. { $reason }
floor-revised = Le projet est révisé. Il se lit désormais : { $thesis }
floor-revised-parts = Le projet est révisé.
floor-put-in = Ajouté : { $text }
floor-taken-out = Supprimé : { $text }
floor-stands = Le projet est maintenu.
floor-stands-lower = Le projet est maintenu. La confiance baisse de { $before } à { $after }.
red-team-pass = La contre-expertise laisse passer le projet.
red-team-revise = La contre-expertise renvoie le projet pour révision.
red-team-reject = La contre-expertise rejette le projet.
red-team-unheard = La contre-expertise n’a pas pu être entendue ({ $reason }) ; le projet est considéré comme rejeté.
number-left-out = Un nombre sans source a été retiré du texte.

## The first sentence, where the figures answer just what was asked. A change X comes as X_size, with X_way for its verb.

first-curve =
    { $verdict ->
        [yes] Oui, la courbe des taux américaine est inversée selon nos chiffres les plus récents
        [partly] La courbe des taux américaine est en partie inversée selon nos chiffres les plus récents
       *[no] Non, la courbe des taux américaine n’est pas inversée selon nos chiffres les plus récents
    } : le taux à dix ans moins le taux à deux ans donnait { $curve_10y_2y } ({ $date }), et moins le taux à trois mois, { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Les signes de récession américaine que nous suivons donnent l’alerte
        [partly] Les signes de récession américaine que nous suivons sont contrastés
       *[no] Les signes de récession américaine que nous suivons ne donnent pas l’alerte
    } : le chômage { $at_low ->
        [yes] était à son plus bas de l’année écoulée
       *[no] dépassait de { $sahm } son plus bas de l’année écoulée
    } ({ $date }) ; en un an, l’emploi salarié a { $payrolls_12m_way ->
        [down] reculé
       *[up] progressé
    } de { $payrolls_12m_size } et le revenu réel hors transferts a { $income_12m_way ->
        [down] reculé
       *[up] progressé
    } de { $income_12m_size } ; le taux à dix ans moins le taux à trois mois donnait { $curve_10y_3m } ({ $other_date }).
first-savings = Une épargne qui rapporte moins de { $infl_12m } par an perd du pouvoir d’achat : c’était l’inflation américaine sur un an ({ $date }). Les bons du Trésor à trois mois rapportaient { $bill_rate } ({ $other_date }), soit { $real_bill_rate } après inflation. Sans intérêts, l’argent a gardé { $purchasing_power_10y } de son pouvoir d’achat en dix ans.
first-inflation = L’inflation américaine était de { $infl_12m } sur un an ({ $date }), et de { $core_infl_12m } hors alimentation et énergie ; sur dix ans, elle était de { $infl_10y }.
first-inflation-change =
    Le taux sur douze mois est { $infl_change_12m_way ->
        [up] supérieur
       *[down] inférieur
    } de { $infl_change_12m_size } à celui d’un an plus tôt.
first-jobs =
    En { $date }, le chômage américain était de { $unemployment }, soit { $at_low ->
        [yes] son plus bas de l’année écoulée
       *[no] { $sahm } au-dessus de son plus bas de l’année écoulée
    }, contre une médiane de { $unemployment_median } ; l’emploi salarié a { $payrolls_12m_way ->
        [up] progressé
       *[down] reculé
    } de { $payrolls_12m_size } en un an.
first-rates = Les obligations d’État américaines à dix ans rapportaient { $long_rate } ({ $date }), soit { $real_long_rate } après l’inflation de l’année écoulée ; les bons du Trésor à trois mois rapportaient { $bill_rate } ({ $other_date }), soit { $real_bill_rate } après inflation.
first-money =
    La masse monétaire américaine M2 a { $m2_12m_way ->
        [down] diminué
       *[up] augmenté
    } de { $m2_12m_size } sur un an ({ $date }) ; après inflation, elle a { $m2_real_12m_way ->
        [down] diminué
       *[up] augmenté
    } de { $m2_real_12m_size }.
first-housing =
    Sur un an ({ $date }), les mises en chantier aux États-Unis ont { $starts_12m_way ->
        [down] baissé
       *[up] augmenté
    } de { $starts_12m_size }, les permis de construire ont { $permits_12m_way ->
        [down] baissé
       *[up] augmenté
    } de { $permits_12m_size } et le coût du logement a { $shelter_12m_way ->
        [down] baissé
       *[up] augmenté
    } de { $shelter_12m_size }. Nous n’avons pas les prix des logements.
first-dollar =
    Face aux monnaies de ses partenaires commerciaux, le dollar a { $dollar_12m_way ->
        [down] baissé
       *[up] progressé
    } de { $dollar_12m_size } sur un an ({ $date }) ; il était plus faible durant { $dollar_percentile } des jours de notre série.
first-oil =
    Le baril de pétrole brut américain (WTI) coûtait en moyenne { $oil_price } en { $date }, soit { $oil_12m_size } { $oil_12m_way ->
        [up] de plus
       *[down] de moins
    } qu’un an plus tôt.
first-growth =
    Le PIB réel américain a { $gdp_1y_way ->
        [down] reculé
       *[up] progressé
    } de { $gdp_1y_size } sur un an ({ $date }) ; l’emploi salarié a { $payrolls_12m_way ->
        [down] reculé
       *[up] progressé
    } de { $payrolls_12m_size }, et le chômage était de { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } a devancé l’inflation dans nos chiffres, mais ils sont trop peu nombreux pour parler de protection
       *[no] { $name } n’a pas suivi l’inflation dans nos chiffres, et ils sont trop peu nombreux pour juger de la protection
    } : du { $from } au { $to }, le prix a { $gain_whole_way ->
        [down] baissé
       *[up] augmenté
    } de { $gain_whole_size }, alors que les prix à la consommation américains ont { $infl_whole_way ->
        [down] baissé
       *[up] augmenté
    } de { $infl_whole_size } ; la plus forte baisse des douze derniers mois a été de { $max_drawdown_1y_size }.
first-spot =
    { $name } coûtait { $price } ({ $date }) ; en un an, le prix a { $return_1y_way ->
        [down] baissé
       *[up] augmenté
    } de { $return_1y_size }, et sa plus forte baisse au cours de l’année a été de { $max_drawdown_1y_size }.
first-exchange-rate =
    { $name } était à { $price } ({ $date }) ; en un an, le cours a { $return_1y_way ->
        [down] baissé
       *[up] augmenté
    } de { $return_1y_size }, et sa plus forte baisse au cours de l’année a été de { $max_drawdown_1y_size }.
first-currency =
    { $verdict ->
        [neither] Le passé ne plaide ni pour une hausse ni pour une baisse
        [up] Le passé plaide plutôt pour une hausse
       *[down] Le passé plaide plutôt pour une baisse
    } : { $name } valait { $price } ({ $date }), contre une médiane de { $level_median } ; le cours était plus bas dans { $level_percentile } des mois, et il a baissé ou stagné dans { $freq_neg } des périodes passées d’environ { $horizon }.
first-currency-level =
    { $verdict ->
        [high] Face à { $quote }, { $base } est à un cours élevé au regard de son propre historique
        [low] Face à { $quote }, { $base } est à un cours bas au regard de son propre historique
       *[middle] Face à { $quote }, { $base } n’est à un cours ni élevé ni bas au regard de son propre historique
    } : { $name } valait { $price } ({ $date }), contre une médiane de { $level_median } ; le cours était plus bas dans { $level_percentile } des mois.
first-accounts =
    { $balance ->
        [favourable] Les comptes du groupe { $name } sont solides
        [unfavourable] Les comptes du groupe { $name } sont fragiles
       *[mixed] Les comptes du groupe { $name } sont solides par endroits et fragiles ailleurs
    } : sur l’exercice clos le { $date }, sa marge opérationnelle était de { $operating_margin }, la croissance de son chiffre d’affaires de { $revenue_growth_1y } ; la trésorerie dégagée par l’activité représentait { $cash_conversion } fois le bénéfice net, et la dette { $debt_to_equity } fois les capitaux propres.
first-compare =
    { $ahead ->
        [one] D’après leurs comptes, { $name } devance { $other }
       *[none] D’après leurs comptes, { $name } et { $other } sont à peu près à égalité
    }{ $some ->
        [yes] { " " }({ $leads })
       *[no] { "" }
    }.{ $more ->
        [yes] { " " }{ $other } l’emporte sur ce point ({ $trails }).
       *[no] { "" }
    }
first-measure = { $name }, exercice clos le { $date }, { $measure } : { $value }.
first-market-value = Nous n’avons pas de cours actuel pour { $name }. Au { $date }, ses actions librement négociables valaient { $value } selon son rapport annuel, sans les titres des dirigeants.
first-old-accounts = Nos comptes les plus récents pour { $name } s’arrêtent au { $date }.
first-measure-year = Exercice clos le { $date } : { $value }.
first-measure-missing = Nous n’avons pas de comptes de { $name } pour { $years }.
first-in-dollars = Ces rendements sont en dollars. En { $currency } s’ajoutent les variations du taux de change, que nous n’avons pas comptées.
first-deepest-fall = La plus forte baisse des actions américaines depuis 1871 a été de { $fall } après inflation, de { $from } à { $to }.
first-compare-asked = { $measure } : { $name } { $value } ({ $date }), { $other } { $other_value } ({ $other_date }).
first-compare-dividends = { $name } a versé { $paid } en dividendes sur un flux de trésorerie disponible de { $cash }, et { $other }, { $other_paid } sur { $other_cash }. Plus la part distribuée est faible, plus le dividende est sûr.
first-ranked = { $measure } : { $items }.
first-ranked-item = { $name } { $value } ({ $date })
first-why = Nos chiffres ne montrent pas pourquoi ; ils montrent seulement où en sont les choses.
first-compare-item = { $measure } : { $value } contre { $other }
first-mix =
    le portefeuille { $name } { $cash ->
        [yes] d’actions, d’obligations et de liquidités
       *[no] d’actions et d’obligations
    }
first-mix-left-out = Le calcul laisse de côté { $name }, faute de long historique.
first-mix-cash = Les liquidités sont comptées sans intérêts, car nous n’en avons pas de long historique.
first-value =
    { $verdict ->
        [low] L’action { $name } paraît bon marché
        [high] L’action { $name } paraît chère
       *[middle] L’action { $name } ne paraît ni chère ni bon marché
    } : le { $date }, elle coûtait { $pe } fois le bénéfice annuel{ $more ->
        [yes] , contre une médiane de { $pe_median } dans son propre passé
       *[no] { "" }
    }.
first-value-float =
    { $verdict ->
        [high] L’action { $name } paraît chère
       *[other] Nous ne pouvons pas dire si l’action { $name } est bon marché, faute de cours récent
    } : au { $date }, les actions librement négociables valaient à elles seules { $float_to_earnings } fois le bénéfice de l’exercice clos le { $other_date }.
first-value-market =
    { $verdict ->
        [low] Les actions américaines paraissaient bon marché
        [high] Les actions américaines paraissaient chères
       *[middle] Les actions américaines ne paraissaient ni chères ni bon marché
    } en { $date } : elles coûtaient { $cape } fois leur bénéfice moyen sur dix ans, contre une médiane de { $cape_median } depuis 1881, et elles étaient moins chères dans { $cape_percentile } des mois.
first-risk =
    { $verdict ->
        [low] { $name } a connu peu de remous
        [high] { $name } présente un risque très élevé
       *[middle] { $name } présente un risque
    } : entre { $from } et { $to }, le cours a chuté de { $fall }, et il fluctue d’ordinaire de { $swings }.
first-risk-accounts =
    { $verdict ->
        [low] La dette du groupe { $name } est un danger
        [high] La dette du groupe { $name } n’est pas un grand danger
       *[middle] La dette du groupe { $name } est un risque modéré
    } : sur l’exercice clos le { $date }, le bénéfice opérationnel couvrait { $interest_coverage } fois les intérêts, et la dette représentait { $debt_to_equity } fois les capitaux propres. Sans cours, nous ne pouvons pas dire jusqu’où l’action pourrait chuter.
first-debt =
    { $verdict ->
        [low] La dette du groupe { $name } est un danger
        [high] La dette du groupe { $name } n’est pas un grand danger
       *[middle] La dette du groupe { $name } est un risque modéré
    } : sur l’exercice clos le { $date }, le bénéfice opérationnel couvrait { $interest_coverage } fois les intérêts, et la dette représentait { $debt_to_equity } fois les capitaux propres.
first-debt-loss = La dette du groupe { $name } est un danger : sur l’exercice clos le { $date }, le groupe a subi une perte opérationnelle, si bien que rien ne couvrait les intérêts. La dette représentait { $debt_to_equity } fois les capitaux propres.
first-debt-equity =
    { $verdict ->
        [low] La dette du groupe { $name } est faible
        [high] La dette du groupe { $name } est élevée
       *[middle] La dette du groupe { $name } est modérée
    } : au { $date }, elle représentait { $debt_to_equity } fois les capitaux propres.
first-sales =
    Le chiffre d’affaires du groupe { $name } a { $direction ->
        [up] progressé
       *[down] reculé
    } de { $revenue_growth_1y } sur l’exercice clos le { $date }{ $more ->
        [yes] . Sur cinq ans, il a { $five_years ->
            [up] progressé
           *[down] reculé
        } de { $revenue_growth_5y }
       *[no] { "" }
    }.
first-implied-growth =
    Pour rapporter autant que les actions américaines depuis 1871, { $name } a besoin de bénéfices qui { $direction ->
        [up] progressent sans fin d’au moins
       *[down] ne reculent jamais de plus de
    } { $implied_growth } après inflation : c’est ce que suppose sa valeur au { $date }.
first-cash =
    { $verdict ->
        [low] Les bénéfices du groupe { $name } ne sont pas réellement encaissés
        [high] Les bénéfices du groupe { $name } sont réellement encaissés
       *[middle] Les bénéfices du groupe { $name } ne sont encaissés qu’en partie
    } : sur l’exercice clos le { $date }, la trésorerie dégagée par l’activité représentait { $cash_conversion } fois le bénéfice net, et le flux de trésorerie disponible { $fcf_margin } du chiffre d’affaires.
first-cash-credit = Mais un crédit d’impôt de { $credit } du bénéfice avant impôts a gonflé le bénéfice net.
first-spread = Votre portefeuille n’est pas concentré sur une seule entreprise : sa plus grosse position, { $largest } ({ $weight }), est elle-même répartie entre de nombreuses entreprises.
first-odds =
    { $verdict ->
        [never] Sur { $horizon }, { $name } n’a jamais perdu d’argent
        [low] Sur { $horizon }, { $name } a rarement perdu de l’argent
        [high] Sur { $horizon }, { $name } a souvent perdu de l’argent
       *[middle] Sur { $horizon }, { $name } a parfois perdu de l’argent
    } : après inflation, { $verdict ->
        [never] aucune de ces périodes depuis 1871 ne s’est soldée
       *[other] { $freq_neg } de ces périodes depuis 1871 se sont soldées
    } par une perte, et la plus forte baisse a été de { $fall } ({ $from } – { $to }).
first-holdings =
    { $verdict ->
        [low] Votre portefeuille a connu peu de remous
        [high] Votre portefeuille est très risqué
       *[middle] Votre portefeuille est risqué
    } : sur les trois ans jusqu’au { $date }, il a perdu jusqu’à { $fall }, et { $largest } en représente { $weight } ; c’est aussi concentré qu’un portefeuille de { $pf_effective_positions } positions égales.
first-half = Si la moitié de la position { $largest } avait été en liquidités, la plus forte baisse aurait été de { $halved }.
first-concentration =
    { $verdict ->
        [low] Votre portefeuille est bien réparti
        [high] Votre portefeuille est concentré
       *[middle] Votre portefeuille est assez concentré
    } : { $largest } en représente { $weight } ; c’est aussi concentré qu’un portefeuille de { $pf_effective_positions } positions égales.
first-income =
    { $verdict ->
        [low] Le dividende versé par { $name } paraît bien couvert
        [middle] Le dividende versé par { $name } est tout juste couvert
       *[high] Le dividende versé par { $name } n’est pas couvert par sa trésorerie
    } : sur l’exercice clos le { $date }, la société a versé { $dividends }, { $verdict ->
        [negative] alors qu’elle a dépensé plus que son activité n’a rapporté
        [high] soit plus que son flux de trésorerie disponible de { $free_cash_flow }
       *[other] pour un flux de trésorerie disponible de { $free_cash_flow }
    }.
first-income-no-yield = Nous ne pouvons pas donner le rendement du dividende de { $name } : il faudrait un cours récent, que nous n’avons pas.
first-income-market =
    { $verdict ->
        [low] Les actions américaines versaient moins que les obligations
        [high] Les actions américaines versaient plus que les obligations
       *[middle] Les actions américaines versaient à peu près autant que les obligations
    } : en { $date }, leurs dividendes représentaient { $sp_dividend_yield } de leur cours, et les obligations d’État américaines à dix ans rapportaient { $sp_long_rate }.
first-view-price =
    { $verdict ->
        [favourable] Dans l’ensemble, les chiffres plaident pour { $name }
        [unfavourable] Dans l’ensemble, les chiffres plaident contre { $name }
        [none] Nos chiffres sur { $name } ne suffisent pas à répondre à cette question
       *[mixed] Pour { $name }, les chiffres sont contrastés
    } : sur { $span ->
        [five] les cinq ans
       *[one] l’année
    } jusqu’au { $date }, le cours a { $direction ->
        [up] progressé
       *[down] reculé
    } de { $gain }, et en trois ans il a perdu jusqu’à { $fall }.
first-return-accounts =
    Nous ne pouvons pas dire quel rendement attendre pour { $name }, faute de cours récents. Sur les cinq ans jusqu’au { $date }, le bénéfice par action a { $direction ->
        [up] progressé
       *[down] reculé
    } de { $eps_growth_5y }.
first-return-market = Le passé suggère entre { $after_cape_median_10y } et { $sp_real_return_all } après inflation pour les actions américaines : le premier chiffre est la médiane des dix ans qui ont suivi des prix aussi élevés qu’en { $date }, le second ce qu’elles ont rapporté depuis 1871. Elles ont perdu de l’argent dans { $freq_neg } des périodes de { $horizon }.
first-return = Le passé suggère environ { $real_return_20y } après inflation : c’est ce que { $name } a rapporté sur les vingt ans jusqu’en { $date }. Sur la pire période de dix ans depuis 1871, ce fut { $real_return_10y_worst }.
first-rates-up = Une obligation d’État américaine à dix ans perdrait environ { $bond_loss_1pt } de son prix si son taux montait d’un point par rapport à { $long_rate } ({ $date }).
first-rates-up-by = Une obligation d’État américaine à dix ans perdrait environ { $bond_loss } de son prix si son taux montait de { $rate_rise } par rapport à { $long_rate } ({ $other_date }).
first-rates-down = Le prix d’une obligation d’État américaine à dix ans augmenterait d’environ { $bond_gain } si son taux baissait de { $rate_fall } par rapport à { $long_rate } ({ $other_date }).
first-cash-bonds =
    { $verdict ->
        [low] Les liquidités rapportent actuellement plus que les obligations, et leur valeur ne fluctue pas
       *[high] Les obligations rapportent actuellement plus que les liquidités, mais leur prix peut baisser
    } : les obligations d’État américaines à dix ans rapportaient { $long_rate } ({ $date }), les bons du Trésor américain à trois mois { $bill_rate }. Si le taux des obligations montait d’un point, leur prix baisserait d’environ { $bond_loss_1pt }.
first-repay =
    { $verdict ->
        [low] Rembourser le prêt a été plus souvent le meilleur choix
        [high] Investir a le plus souvent rapporté plus que le prêt ne coûte, mais pas toujours
       *[middle] Dans plus de la moitié des cas, investir a rapporté plus que le prêt ne coûte
    } : les actions américaines ont rapporté plus de { $repay_rate }, avant inflation, dans { $repay_beaten } des périodes de { $horizon } depuis 1871. Rembourser le prêt, c’est économiser ses intérêts à coup sûr.
first-past =
    Entre { $from } et { $to }, un placement dans { $name } a { $nominal_way ->
        [up] rapporté { $nominal }
       *[down] perdu { $nominal }
    }, { $income ->
        [dividends] dividendes compris
        [interest] intérêts compris
       *[both] dividendes et intérêts compris
    }. Après inflation, c’est { $real_way ->
        [up] un gain de { $real }
       *[down] une perte de { $real }
    }.
first-past-sum =
    Une somme de { $past_start }, placée dans { $name } entre { $from } et { $to }, a donné environ { $past_sum }, { $income ->
        [dividends] dividendes compris
        [interest] intérêts compris
       *[both] dividendes et intérêts compris
    }. En argent du début de la période, cela fait environ { $past_real_sum }.
first-past-averages = Les cours sont des moyennes mensuelles ; avec ceux de fin d’année, le chiffre peut différer de plusieurs points.
first-past-missing = Notre historique des actions et obligations américaines s’arrête en { $date } ; nous ne pouvons donc pas dire ce qu’elles ont rapporté en { $years }. De 1871 à cette date, les actions américaines ont rapporté { $sp_real_return_all } après inflation.
first-past-price =
    Entre { $from } et { $to }, { $name } a { $past_change_way ->
        [up] progressé
       *[down] reculé
    } de { $past_change_size } ; le cours était de { $price } ({ $other_date }).
first-past-price-dividends = Les dividendes sont compris.
first-past-price-begins = Nos cours pour { $name } ne commencent qu’en { $from }.
first-past-price-missing = Nous ne pouvons pas dire comment { $name } a évolué à cette époque ({ $years }) : nous n’avons pas de cours de cette époque.
first-not-those-years = { $name }, { $years } : nous ne pouvons pas le dire ; voici les derniers chiffres.
first-past-when =
    { $span ->
        [year] en { $first }
        [years] de { $first } à { $last }
       *[months] entre { $from } et { $to }
    }
first-past-inflation =
    { $when }, les prix à la consommation américains ont { $past_infl_way ->
        [up] augmenté
       *[down] baissé
    } de { $past_infl_size }{ $span ->
        [year] { " " }(de décembre à décembre)
       *[other] { "" }
    } ; l’inflation sur un an la plus récente est de { $infl_12m } ({ $other_date }).
first-past-rates = { $when }, les obligations d’État américaines à dix ans ont rapporté en moyenne { $past_long_rate } ; le taux le plus récent est de { $long_rate } ({ $other_date }).
first-past-policy = { $when }, le taux directeur de la banque centrale américaine a été en moyenne de { $past_policy_rate } ; le plus récent est de { $policy_rate } ({ $other_date }).
first-past-jobs = { $when }, le chômage américain a été en moyenne de { $past_unemployment } ; le taux le plus récent est de { $unemployment } ({ $other_date }).
first-past-growth =
    { $when }, le PIB réel américain a { $past_gdp_way ->
        [up] progressé
       *[down] reculé
    } de { $past_gdp_size } ; le taux annuel le plus récent est de { $gdp_1y } ({ $other_date }).
first-needed-return = Pour passer de { $needed_start } à { $needed_goal } en { $horizon }, il faut { $needed_return }, avant impôts. Les actions américaines, dividendes compris et avant inflation, ont rapporté davantage dans { $needed_reached } des périodes de cette durée depuis 1871.
first-extremes =
    Sur { $horizon }, le pire résultat d’un placement dans { $name } depuis 1871 a été { $worst_way ->
        [up] un gain de { $worst }
       *[down] une perte de { $worst }
    } après inflation (entre { $from } et { $to }), et le meilleur un gain de { $best } (entre { $best_from } et { $best_to }).
first-double = À { $rate_supposed }, une somme double en { $rate_doubling } environ, avant inflation et impôts.
first-double-market = Au rendement moyen des actions américaines depuis 1871, soit { $sp_real_return_all } après inflation, une somme a doublé en { $rate_doubling } environ. Personne ne peut promettre ce rendement.
first-rate-sum = À { $rate_supposed }, une somme de { $grown_start } donne environ { $rate_grown_sum } en { $horizon }, avant inflation et impôts.
first-rate-needed = À { $rate_supposed }, il faut placer en une fois environ { $rate_needed_sum } pour { $horizon } afin d’atteindre la somme indiquée, avant inflation et impôts.
first-rate-saved = À { $rate_supposed }, des versements mensuels d’un total de { $plan_paid } donnent environ { $rate_saved_sum } en { $horizon }, avant inflation et impôts.
first-rate-monthly = À { $rate_supposed }, il faut environ { $rate_monthly_sum } par mois pendant { $horizon } pour atteindre la somme indiquée, avant inflation et impôts.
first-recovery = Les actions américaines ont mis { $sp_recovery_1929 } à retrouver leur plus haut après le krach de 1929, { $sp_recovery_2000 } après celui de 2000 et { $sp_recovery_2008 } après celui de 2008, dividendes compris et après inflation.
first-stocks-bonds =
    { $verdict ->
        [low] Sur { $horizon }, les actions ont le meilleur bilan
        [high] Sur { $horizon }, les obligations sont le choix le plus sûr
       *[middle] Sur { $horizon }, les actions ont rapporté plus et les obligations sont plus sûres
    } : les actions américaines ont rapporté plus que les obligations d’État dans { $freq_stocks_beat_bonds } des périodes de cette durée depuis 1871, mais elles ont perdu de l’argent après inflation dans { $freq_neg } d’entre elles. Sur les dix ans jusqu’en { $date }, elles ont rapporté { $sp_real_return_10y } après inflation, les obligations { $bond_real_return_10y }.
first-save =
    { $verdict ->
        [low] Sur { $horizon }, investir a le plus souvent battu l’épargne
        [high] Sur { $horizon }, l’épargne est le choix le plus sûr
       *[middle] Sur { $horizon }, investir a rapporté plus, mais c’est un risque
    } : les actions américaines ont perdu de l’argent après inflation dans { $freq_neg } de ces périodes depuis 1871 et ont rapporté { $sp_real_return_all } en moyenne. Les bons du Trésor américain à trois mois rapportaient { $bill_rate } en { $other_date }, soit { $real_bill_rate } après inflation.
first-beat-inflation =
    { $verdict ->
        [low] Sur { $horizon }, les actions américaines ont le plus souvent battu l’inflation
        [high] Sur { $horizon }, les actions américaines sont souvent restées derrière l’inflation
       *[middle] Sur { $horizon }, les actions américaines ont en général battu l’inflation, mais pas toujours
    } : elles ont rapporté moins que l’inflation sur { $freq_neg } des périodes de cette durée depuis 1871. En moyenne, elles ont rapporté { $sp_real_return_all } après inflation.
first-crash =
    Un krach comme celui de { $year } coûterait environ { $fall } : c’est ce que { $name } a perdu après inflation entre { $from } et { $to }{ $more ->
        [yes] , et les actions américaines seules ont perdu { $stocks }
       *[no] { "" }
    }.
first-crash-past = Lors du krach de { $year }, les actions américaines ont perdu { $fall } après inflation, entre { $from } et { $to }.
first-which =
    { $ahead ->
        [one] { $name } devance { $other }
       *[none] { $name } et { $other } sont à peu près à égalité
    } : sur les trois ans jusqu’au { $date }, par rapport à { $second }, { $first } a rapporté par an { $gap } { $gained ->
        [more] de plus
       *[less] de moins
    }, et son cours a fluctué { $ratio } fois autant.
first-view =
    { $verdict ->
        [favourable] Dans l’ensemble, les chiffres sont favorables à { $name }
        [unfavourable] Dans l’ensemble, les chiffres sont défavorables à { $name }
        [none] Nos chiffres sur { $name } ne suffisent pas à répondre à cette question
       *[mixed] Pour { $name }, les chiffres sont contrastés
    }. Sur l’exercice clos le { $date }, le chiffre d’affaires a { $direction ->
        [up] progressé
       *[down] reculé
    } de { $revenue_growth_1y } et la marge opérationnelle était de { $operating_margin }{ $more ->
        [yes] { " " }; le { $other_date }, les actions librement négociables valaient { $float_to_earnings } fois le bénéfice
       *[no] { "" }
    }.
first-view-market =
    { $verdict ->
        [favourable] Dans l’ensemble, les chiffres sont favorables aux actions américaines
        [unfavourable] Dans l’ensemble, les chiffres sont défavorables aux actions américaines
        [none] Nos chiffres sur les actions américaines ne suffisent pas à répondre à cette question
       *[mixed] Les chiffres des actions américaines sont contrastés
    } : sur les dix ans jusqu’en { $date }, elles ont rapporté { $sp_real_return_10y } après inflation ; en { $other_date }, elles coûtaient { $cape } fois leur bénéfice moyen sur dix ans (médiane : { $cape_median }).
first-missing =
    { $question ->
        [value] Nous ne pouvons pas dire si le prix est élevé ou bas pour { $name }
        [price] Nous ne pouvons pas dire si le prix est élevé ou bas pour { $name }
        [risk] Nous ne pouvons pas dire quel est le risque pour { $name }
        [return] Nous ne pouvons pas dire quel rendement attendre pour { $name }
        [income] Nous ne pouvons pas juger le dividende versé par { $name }
        [debt] Nous ne pouvons pas juger les dettes contractées par { $name }
        [profit] Nous ne pouvons pas juger les bénéfices réalisés par { $name }
        [which] Nous ne pouvons pas départager { $name }
        [concentration] Nous ne pouvons pas dire quel est le degré de concentration pour { $name }
       *[view] Nous ne pouvons pas donner d’avis sur { $name }
    } : { $data ->
        [prices] il faudrait des cours récents, que nous n’avons pas
        [accounts] il faudrait des comptes annuels, que nous n’avons pas
        [both] il faudrait des cours récents et des comptes annuels, que nous n’avons pas
        [loss] la société a subi une perte, et son prix ne peut donc pas être rapporté à un bénéfice
        [pair] il faudrait, pour les deux, des cours récents ou des comptes annuels de la même époque, que nous n’avons pas
        [together] il faudrait, sur les mêmes années, les cours de toutes les composantes, que nous n’avons pas
        [history] il faudrait des cours sur de nombreuses années, que nous n’avons pas
        [weights] il faudrait le poids de chaque composante, que nous ne connaissons pas
        [elsewhere] nous n’avons de chiffres sur un marché ou une économie dans son ensemble que pour les États-Unis
       *[figures] nous n’avons pas de chiffres à ce sujet
    }.
first-withdraw =
    { $verdict ->
        [always] L’argent a toujours suffi
        [never] L’argent n’a jamais suffi
        [rarely] Le plus souvent, l’argent n’a pas suffi
        [low] Souvent, l’argent n’a pas suffi
        [high] L’argent a presque toujours suffi
       *[middle] Le plus souvent, l’argent a suffi
    } : avec { $name }, des retraits de { $withdraw_rate }, calculés sur le capital de départ et revalorisés selon l’inflation, ont tenu jusqu’au bout dans { $withdraw_lasted } des périodes de { $horizon } depuis 1871. Le retrait le plus élevé qui ait tenu dans toutes ces périodes est de { $withdraw_always }.
first-withdraw-long = Avec { $name }, des retraits de { $withdraw_rate }, calculés sur le capital de départ et revalorisés selon l’inflation, ont tenu 10 ans dans { $withdraw_lasted_10y } des cas depuis 1871, 20 ans dans { $withdraw_lasted_20y } et { $horizon } dans { $withdraw_lasted }.
first-withdraw-years =
    { $reached ->
        [always] Avec { $name }, l’argent a duré au moins { $horizon } dans tous les cas depuis 1871
        [half] Avec { $name }, l’argent a duré { $withdraw_years_worst } dans le pire des cas depuis 1871 et au moins { $horizon } dans la moitié des cas
       *[no] Avec { $name }, l’argent a duré { $withdraw_years_worst } dans le pire des cas depuis 1871 et { $withdraw_years_typical } ou plus dans la moitié des cas
    }.
first-withdraw-most = Avec { $name }, le retrait le plus élevé qui ait tenu jusqu’au bout dans toutes les périodes de { $horizon } depuis 1871 est de { $withdraw_always }, calculé sur le capital de départ et revalorisé selon l’inflation. Dans la moitié des périodes, il était possible de retirer { $withdraw_median }.
first-plan = Avec { $name }, des versements mensuels égaux pendant { $horizon } ont donné { $plan_median } fois la somme versée, après inflation : c’est la médiane de toutes ces périodes depuis 1871. Une période sur dix a donné moins de { $plan_low } fois la somme versée, et dans { $plan_loss } des périodes l’épargnant a fini avec moins qu’il n’avait versé.
first-plan-sum = Une somme totale de { $plan_paid }, versée mois après mois, a donné environ { $plan_median_sum } en argent d’aujourd’hui, et moins de { $plan_low_sum } dans le pire dixième des cas ({ $name }, { $horizon }).
first-plan-goal = Pour atteindre la somme indiquée en argent d’aujourd’hui, il a suffi d’environ { $plan_monthly_median } par mois dans la moitié des cas, et d’environ { $plan_monthly_low } par mois dans neuf cas sur dix ({ $name }, { $horizon }).
first-grown = Avec { $name }, une somme placée en une fois pour { $horizon } a donné { $grown_median } fois son montant, après inflation : c’est la médiane de toutes ces périodes depuis 1871. Une période sur dix a donné moins de { $grown_low } fois la somme placée, et { $grown_loss } des périodes ont fini en perte.
first-grown-goal = Pour obtenir la somme indiquée en argent d’aujourd’hui, il a suffi de placer en une fois environ { $grown_needed_median } dans la moitié des cas, et environ { $grown_needed_low } dans neuf cas sur dix ({ $name }, { $horizon }).
first-grown-sum = Une somme de { $grown_start }, placée en une fois, a donné environ { $grown_median_sum } en argent d’aujourd’hui, et moins de { $grown_low_sum } dans le pire dixième des cas ({ $name }, { $horizon }).
first-withdraw-sum = Avec la somme indiquée, des retraits d’environ { $withdraw_always_sum } par an ont tenu jusqu’au bout dans tous les cas, et des retraits d’environ { $withdraw_median_sum } par an dans la moitié des cas ({ $name }, { $horizon }).
first-withdraw-month = Avec la somme indiquée, des retraits d’environ { $withdraw_always_month } par mois ont tenu jusqu’au bout dans tous les cas, et des retraits d’environ { $withdraw_median_month } par mois dans la moitié des cas ({ $name }, { $horizon }).
first-withdraw-capital = Il fallait au départ environ { $withdraw_capital_always } pour que l’argent suffise dans tous les cas, et environ { $withdraw_capital_median } pour qu’il suffise dans la moitié des cas ({ $name }, { $horizon }).
first-lump-sum =
    { $verdict ->
        [high] Tout investir d’un coup a été plus souvent gagnant
        [low] Investir en plusieurs fois a été plus souvent gagnant
       *[middle] Aucune des deux méthodes n’a été nettement meilleure
    } : dans { $lump_ahead } des années depuis 1871, une somme investie d’un coup dans { $name } a rapporté plus que la même somme en douze versements mensuels. L’avance médiane sur toutes ces années est de { $lump_lead }.
first-wait =
    { $verdict ->
        [low] Le plus souvent, une baisse de { $wait_fall } n’est pas venue
        [high] Le plus souvent, une baisse de { $wait_fall } a fini par venir
       *[middle] Une baisse de { $wait_fall } est venue à peu près une fois sur deux
    } : après { $wait_reached } des mois depuis 1871, il a fallu au plus { $horizon } pour que les actions américaines valent au moins { $wait_fall } de moins que ce mois-là.
first-wait-compared = À titre de comparaison, dans { $lump_ahead } des années, une somme investie d’un coup a rapporté plus que la même somme en douze versements mensuels.
first-eps =
    Sur l’exercice clos le { $date }, { $name } a gagné { $eps_diluted }, soit { $eps_growth_1y } de { $direction ->
        [up] plus
       *[down] moins
    } que l’année précédente.
first-roe =
    { $verdict ->
        [low] La rentabilité des capitaux propres du groupe { $name } ne vient pas des rachats d’actions
        [high] La rentabilité des capitaux propres du groupe { $name } vient surtout des rachats d’actions
       *[middle] Les rachats d’actions augmentent la rentabilité des capitaux propres du groupe { $name }
    } : elle était de { $roe } sur l’exercice clos le { $date }, et les actions que { $name } a rachetées en cinq ans ont coûté { $buybacks_5y_to_equity } fois ses capitaux propres.
first-view-net =
    { $verdict ->
        [favourable] Dans l’ensemble, les chiffres sont favorables à { $name }
        [unfavourable] Dans l’ensemble, les chiffres sont défavorables à { $name }
        [none] Nos chiffres sur { $name } ne suffisent pas à répondre à cette question
       *[mixed] Pour { $name }, les chiffres sont contrastés
    }. Sur l’exercice clos le { $date }, le chiffre d’affaires a { $direction ->
        [up] progressé
       *[down] reculé
    } de { $revenue_growth_1y } et le bénéfice net en représentait { $net_margin }.
first-policy-rate =
    Le taux directeur de la banque centrale américaine était de { $policy_rate } ({ $date }), { $verdict ->
        [no] au-dessus
       *[partly] au-dessous
    } de l’inflation, qui était de { $infl_12m } sur un an ({ $other_date }).
first-mixes =
    { $verdict ->
        [more] { $higher } a rapporté plus et a baissé davantage
        [better] { $higher } a rapporté plus sans baisser davantage
       *[neither] Aucun des deux portefeuilles n’a été nettement meilleur
    } : avec des actions et des obligations américaines, après inflation et sur toutes les périodes de { $horizon } depuis 1871, le rendement médian a été de { $mix_median } avec { $name } et de { $other_mix_median } avec { $other }. { $freq_neg } des périodes se sont terminées par une perte avec { $name }, et { $other_mix_loss } avec { $other }. Les plus fortes baisses ont été respectivement de { $fall } et de { $other_fall }.
first-fund-falls = Un fonds large d’actions américaines baisserait à peu près autant qu’elles.
first-stock-fall = Si les actions baissaient de { $stock_fall } et si les obligations gardaient leur prix, { $name } perdrait environ { $mix_stock_fall }.
first-parts-fall = L’ensemble perdrait { $whole_fall } si tout le reste gardait son prix ({ $parts }).
first-part-fall = { $name } { $weight } × { $fall }
first-supposed-all = On suppose que toute la somme est placée ainsi : { $name }.
first-supposed-sum = Sur { $sum }, la perte serait de { $lost } et il resterait { $left }.
first-constraints = Ces chiffres ne tiennent pas compte de votre condition : { $limits }.
first-limit-exceeded = Votre limite de { $limit } est dépassée : { $parts }.
first-limit-kept = Votre limite de { $limit } est respectée : { $parts }.
first-limit-part = { $name } { $weight }
first-cash-rate = Celui qui rapporte le plus après frais : un fonds monétaire en dollars rapporte à peu près autant que les bons du Trésor américain à trois mois ({ $bill_rate }, { $date }), moins ses frais. Un compte d’épargne qui paie moins rapporte moins, mais les dépôts sont garantis jusqu’à un plafond et les fonds ne le sont pas. Nous n’avons pas les taux de chaque banque.
first-stock-share = Aucune part ne convient à tout le monde : ce qui compte, c’est le moment où l’argent sera nécessaire et la baisse que l’on peut supporter. Depuis 1871, les actions américaines ont perdu de l’argent après inflation dans { $five } des périodes de cinq ans et dans { $twenty } des périodes de vingt ans, et au pire elles ont baissé de { $fall }. Avec la moitié de l’argent en actions, une telle baisse coûte moitié moins à l’ensemble. L’argent nécessaire d’ici quelques années n’a pas sa place en actions.
first-debt-cash = Au { $date }, { $name } avait une dette de { $debt } et disposait de { $cash } en trésorerie et titres à court terme.
first-short-history = Nous ne pouvons pas dire ce que { $name } rapportera sur { $horizon } : nos données de prix ne couvrent que la période comprise entre { $from } et { $to }.
first-stand-in-bonds = Pour ce fonds, le calcul repose sur l’historique des obligations d’État américaines à dix ans.
first-erosion = Avec une inflation de { $infl_supposed }, l’argent sans intérêts perd { $infl_erosion } de son pouvoir d’achat en { $horizon }.
first-forecast = Personne ne peut le savoir d’avance ; voici les derniers chiffres.
first-stand-in-mix = Pour ces fonds, le calcul repose sur l’historique des actions américaines et des obligations d’État américaines à dix ans.
first-stand-in = Pour { $name }, nous n’avons pas d’historique aussi long ; le calcul repose sur celui des actions américaines.
first-dividend-not-shown = Les comptes du groupe { $name } pour l’exercice clos le { $date } ne font apparaître aucun dividende.
first-no-dividend = { $name } n’a pas versé de dividende pour l’exercice clos le { $date }.
first-withdrawals = Nous n’avons pas calculé de retraits : ces chiffres n’en tiennent pas compte.
first-income-share =
    Cela faisait { $share }, { $same ->
        [yes] comme en { $since }
       *[no] contre { $first_share } en { $since }
    }.

## How current the evidence is, by kind.

evidence-current = Données arrêtées à : { $kinds }.
current-accounts = comptes ({ $date })
current-prices = cours des actions ({ $date })
current-metals = métaux et cryptomonnaies ({ $date })
current-exchange = taux de change ({ $date })
current-market = Bourse américaine ({ $date })
current-rates = taux d’intérêt ({ $date })
current-economy = données économiques ({ $date })
table-years = { $name } : exercices
table-compare = Côte à côte
table-portfolio = Les composantes du portefeuille

## Claims on the economy, on short histories, and on several years.

claim-dollar =
    Sur un an ({ $dates }), le dollar a { $dollar_12m_way ->
        [down] baissé
       *[up] progressé
    } de { $dollar_12m_size } face aux monnaies de ses partenaires commerciaux. Il était plus faible durant { $dollar_percentile } des jours observés.
wrong-dollar = Le dollar se retourne dans l’année qui vient.
claim-fall-year =
    Sur un an ({ $dates }), { $name } a perdu jusqu’à { $max_drawdown_1y_size }{ $dated ->
        [yes] { " " }entre { $from } et { $to }
       *[no] { "" }
    }{ $assumed ->
        [yes] { "" }
       *[no] . { $verdict ->
            [opposes] C’est plus que ne le permet
           *[other] Cela reste dans les limites de
        } la tolérance au risque
    }.
wrong-fall-year = Un historique plus long montre une baisse nettement plus forte.
claim-swings-year = Sur un an ({ $dates }), { $name } a fluctué d’ordinaire de { $vol_12m }.
wrong-swings-year = Un historique plus long montre des fluctuations bien plus fortes ou plus faibles.
claim-sahm = Sur trois mois ({ $dates }), le chômage dépassait en moyenne de { $sahm } son plus bas de l’année écoulée.
wrong-sahm = Le chômage augmente dans les prochains mois.
claim-inversion-record = Dans { $jobs_after_inversion } des mois où les taux courts dépassaient les taux longs, le chômage était nettement plus élevé un an et demi plus tard. Tous mois confondus, cette part est de { $jobs_after_any } (données : { $dates }).
wrong-inversion-record = La prochaine inversion n’est pas suivie d’une hausse du chômage.
claim-growth-5y =
    Sur cinq ans ({ $dates }), le chiffre d’affaires du groupe { $name } a { $revenue_growth_5y_way ->
        [down] reculé
       *[up] progressé
    } de { $revenue_growth_5y_size }{ $more ->
        [yes] { " " }et le bénéfice par action a { $eps_growth_5y_way ->
            [down] reculé
           *[up] progressé
        } de { $eps_growth_5y_size }
       *[no] { "" }
    }.
wrong-growth-5y = L’évolution vient d’une acquisition ou d’une seule année.
claim-bill-real =
    Les bons du Trésor américain à trois mois rapportaient { $bill_rate } ({ $dates }). Après inflation, c’est { $real_bill_rate_way ->
        [down] une perte
       *[up] un gain
    } de { $real_bill_rate_size }.
wrong-bill-real = Les taux courts ou l’inflation bougent de plus d’un point.
claim-payrolls =
    Sur un an ({ $dates }), le nombre d’emplois aux États-Unis a { $payrolls_12m_way ->
        [down] baissé
       *[up] augmenté
    } de { $payrolls_12m_size }.
wrong-payrolls = Les chiffres sont révisés, ou se retournent en quelques mois.
claim-output =
    Sur un an ({ $dates }), l’économie américaine a { $gdp_1y_way ->
        [down] reculé
       *[up] progressé
    } de { $gdp_1y_size } après inflation.
wrong-output = Les prochains trimestres vont en sens inverse.
claim-money =
    Sur un an ({ $dates }), la masse monétaire américaine M2 a { $m2_12m_way ->
        [down] diminué
       *[up] augmenté
    } de { $m2_12m_size } ; après inflation, elle a { $m2_real_12m_way ->
        [down] diminué
       *[up] augmenté
    } de { $m2_real_12m_size }{ $more ->
        [yes] . Les prêts bancaires aux entreprises ont { $loans_12m_way ->
            [down] baissé
           *[up] augmenté
        } de { $loans_12m_size }
       *[no] { "" }
    }.
wrong-money = L’argent passe à des formes que M2 ne compte pas.
claim-housing =
    Sur un an ({ $dates }), les mises en chantier aux États-Unis ont { $starts_12m_way ->
        [down] baissé
       *[up] augmenté
    } de { $starts_12m_size } et les permis de construire ont { $permits_12m_way ->
        [down] baissé
       *[up] augmenté
    } de { $permits_12m_size }{ $more ->
        [yes] . Le coût du logement a { $shelter_12m_way ->
            [down] baissé
           *[up] augmenté
        } de { $shelter_12m_size }
       *[no] { "" }
    }.
wrong-housing = Un hiver doux ou rude explique l’écart.
claim-purchasing-power = Un dollar permettait d’acheter { $purchasing_power_10y } de ce qu’il achetait dix ans plus tôt ({ $dates }).
wrong-purchasing-power = Les prix baissent dans les dix prochaines années.
claim-hedge =
    Pour { $name } ({ $from } – { $to }), le prix a { $gain_whole_way ->
        [down] baissé
       *[up] augmenté
    } de { $gain_whole_size } et les prix à la consommation aux États-Unis ont { $infl_whole_way ->
        [down] baissé
       *[up] augmenté
    } de { $infl_whole_size }.
wrong-hedge = Un historique plus long montre l’inverse.
claim-level = Pour { $name }, la médiane est de { $level_median } ; dans { $level_percentile } des mois observés, le cours était plus bas qu’aujourd’hui ({ $dates }).
wrong-level = L’ancienne médiane ne convient plus, car les prix des deux pays se sont écartés.

## Measures of the above.

measure-vol-12m = Volatilité sur douze mois
measure-gain-whole = Variation depuis le début des données
measure-infl-whole = Inflation sur les mêmes mois
measure-correlation-12m = Corrélation sur douze mois
measure-level-median = Cours médian
measure-level-percentile = Cours par rapport à son propre passé
measure-core-infl-12m = Inflation hors alimentation et énergie
measure-shelter-12m = Variation du coût du logement
measure-payrolls-12m = Variation de l’emploi salarié
measure-income-12m = Variation du revenu réel
measure-m2-12m = Variation de la masse monétaire M2
measure-m2-real-12m = Variation de M2 après inflation
measure-starts-12m = Variation des mises en chantier
measure-permits-12m = Variation des permis de construire
measure-loans-12m = Variation des prêts aux entreprises
measure-gdp-1y = Variation du PIB réel
measure-bill-rate = Taux des bons du Trésor à trois mois
measure-real-bill-rate = Taux des bons moins inflation
measure-purchasing-power-10y = Pouvoir d’achat restant après dix ans
measure-sahm = Chômage au-dessus de son plus bas de l’année
measure-jobs-after-inversion = Inversions des taux suivies d’une hausse du chômage
measure-jobs-after-any = Mois suivis d’une hausse du chômage
measure-oil-price = Prix du baril de pétrole brut
measure-oil-12m = Variation du prix du pétrole brut
measure-dollar-12m = Variation du dollar face aux monnaies de ses partenaires
measure-dollar-percentile = Dollar par rapport à son propre passé
measure-sp-long-rate = Taux à dix ans ce mois-là
measure-revenue-growth-5y = Croissance du chiffre d’affaires, cinq ans
measure-eps-growth-5y = Croissance du bénéfice par action, cinq ans
measure-cash = Trésorerie et titres à court terme
measure-debt = Dette
measure-dividends = Dividendes versés
measure-buybacks = Rachats d’actions
measure-dividends-per-share = Dividende par action
measure-shares-diluted = Actions diluées
measure-public-float = Valeur des actions librement négociables

## Pictures: their titles, axes, sources, and what they show in words.

chart-price = { $name } : cours de fin de mois, de { $from } à { $to }
chart-price-axis = Cours en { $unit }
chart-index-axis = Niveau de l’indice
chart-log = échelle logarithmique
chart-fall = Sous la plus haute fin de mois précédente, en %
chart-price-alt = Cours de fin de mois : { $name }, de { $from } à { $to }. Dernier rapporté au premier : { $times }. Plus forte baisse depuis un sommet : { $deepest }. À la fin : { $last }.
chart-valuation = { $name } : cours rapporté à dix ans de bénéfices (CAPE), de { $from } à { $to }
chart-valuation-axis = Cours en multiple du bénéfice annuel ; en grisé : la moitié centrale des mois
chart-last = dernier { $value }
chart-median = médiane { $value }
chart-valuation-alt = CAPE : { $name }, de { $from } à { $to }. Dernier : { $last }. Médiane : { $median }. La moitié des mois se situe entre { $low } et { $high }.
chart-scenarios = Scénarios : combien de fois le passé s’est terminé ainsi
chart-scenarios-axis = Part des périodes passées, en %
chart-scenarios-alt = Part des périodes passées : { $shares }.
chart-bear = Défavorable
chart-base = Central
chart-bull = Favorable
chart-confidence = Confiance de chaque membre, avant (cercle) et après (point) les questions
chart-confidence-axis = Confiance, de 0 (nulle) à 1 (certaine)
chart-confidence-alt = Confiance de 0 à 1, avant et après : { $members }.
chart-source = Source : { $source }
chart-source-committee = Source : le comité
measure-pf-effective-positions = Positions égales qui seraient aussi concentrées
measure-pf-risk-share = Part du risque du portefeuille
measure-pf-halved-drawdown-36m = Plus forte baisse en trois ans avec la moitié de la plus grosse position en liquidités
measure-real-max-drawdown-all = Plus forte baisse après inflation
measure-crash-fall = Baisse lors de ce krach, après inflation
measure-withdraw-rate = Retrait de la première année
measure-withdraw-lasted = Périodes passées où l’argent a suffi aux retraits
measure-past-change = Variation du prix sur les années demandées
measure-needed-return = Rendement annuel nécessaire
measure-needed-start = Somme de départ
measure-needed-goal = Objectif
measure-needed-reached = Part des périodes passées où les actions américaines ont rapporté davantage
measure-infl-change-12m = Variation de l’inflation par rapport à l’année précédente
measure-withdraw-lasted-10y = Périodes passées de 10 ans où l’argent a suffi aux retraits
measure-withdraw-lasted-20y = Périodes passées de 20 ans où l’argent a suffi aux retraits
measure-withdraw-always = Retrait le plus élevé tenable dans toutes les périodes passées
measure-withdraw-median = Retrait le plus élevé tenable dans la moitié des périodes passées
measure-return-nominal = Rendement avant inflation
measure-return-real = Rendement après inflation
measure-past-start = Somme placée
measure-past-sum = Ce qu’elle était devenue
measure-past-real-sum = Le même montant en argent du premier mois
measure-past-worst = Pire rendement des périodes de la durée de l’horizon
measure-past-best = Meilleur rendement des périodes de la durée de l’horizon
measure-past-infl = Inflation sur les années demandées
measure-past-long-rate = Taux à dix ans moyen sur les années demandées
measure-past-policy-rate = Taux directeur moyen sur les années demandées
measure-past-unemployment = Chômage moyen sur les années demandées
measure-past-gdp = Variation du PIB réel sur les années demandées
measure-policy-rate = Taux directeur américain
measure-rate-supposed = Rendement supposé dans la question
measure-rate-grown-sum = Ce que devient la somme à ce rendement
measure-grown-needed-median = Somme placée en une fois qui a suffi dans la moitié des périodes passées
measure-grown-needed-low = Somme placée en une fois qui a suffi dans neuf périodes passées sur dix
measure-rate-needed-sum = Somme à placer pour l’objectif à ce rendement
measure-rate-saved-sum = Ce que deviennent les versements mensuels à ce rendement
measure-rate-monthly-sum = Versement mensuel pour atteindre l’objectif à ce rendement
measure-rate-doubling = Temps qu’il faut à une somme pour doubler
measure-recovery = Temps qu’il a fallu aux actions américaines pour retrouver leur plus haut d’avant le krach
measure-repay-rate = Taux d’intérêt du prêt
measure-repay-beaten = Part des périodes passées où les actions américaines ont rapporté plus que le prêt ne coûte
measure-rate-fall = Baisse du rendement
measure-bond-gain = Gain de prix d’une obligation à dix ans si son rendement baisse d’autant
measure-infl-supposed = Inflation supposée dans la question
measure-infl-erosion = Perte de pouvoir d’achat avec cette inflation
measure-plan-paid = Total des versements
measure-plan-median-sum = Valeur finale des versements mensuels en argent d’aujourd’hui, médiane des périodes passées
measure-plan-low-sum = Valeur finale des versements mensuels en argent d’aujourd’hui, dépassée dans neuf périodes passées sur dix
measure-plan-monthly-median = Somme mensuelle qui a suffi dans la moitié des périodes passées
measure-plan-monthly-low = Somme mensuelle qui a suffi dans neuf périodes passées sur dix
measure-withdraw-always-sum = Somme annuelle la plus élevée tenable dans toutes les périodes passées
measure-withdraw-median-sum = Somme annuelle la plus élevée tenable dans la moitié des périodes passées
measure-withdraw-always-month = Somme mensuelle la plus élevée tenable dans toutes les périodes passées
measure-withdraw-median-month = Somme mensuelle la plus élevée tenable dans la moitié des périodes passées
measure-withdraw-years-worst = Années pendant lesquelles l’argent a duré dans la pire période passée
measure-withdraw-years-typical = Années pendant lesquelles l’argent a duré dans la moitié des périodes passées
measure-withdraw-capital-always = Capital de départ qui a suffi dans toutes les périodes passées
measure-withdraw-capital-median = Capital de départ qui a suffi dans la moitié des périodes passées
measure-plan-median = Valeur finale de versements mensuels rapportée à la somme versée, médiane des périodes passées
measure-plan-low = Valeur finale de versements mensuels rapportée à la somme versée, pire dixième des périodes passées
measure-plan-loss = Périodes passées où des versements mensuels ont donné moins que la somme versée
measure-grown-start = Somme placée en une fois
measure-grown-median-sum = Valeur finale de la somme placée en argent d’aujourd’hui, médiane des périodes passées
measure-grown-low-sum = Valeur finale de la somme placée en argent d’aujourd’hui, dépassée dans neuf périodes passées sur dix
measure-grown-median = Valeur finale d’une somme placée en une fois rapportée à cette somme, médiane des périodes passées
measure-grown-low = Valeur finale d’une somme placée en une fois rapportée à cette somme, pire dixième des périodes passées
measure-grown-loss = Périodes passées où un placement en une fois a fini en perte
measure-lump-ahead = Années passées où investir d’un coup a rapporté plus qu’en plusieurs fois
measure-lump-lead = Avance de l’investissement d’un coup sur celui en plusieurs fois, médiane des années passées
measure-wait-fall = Baisse que l’on attend pour acheter
measure-wait-reached = Part des mois après lesquels les cours ont baissé d’autant avant la fin de l’horizon
measure-bond-loss-1pt = Perte de prix d’une obligation à dix ans si son rendement augmente d’un point
measure-bond-loss = Perte de prix d’une obligation à dix ans si son rendement augmente autant que dans la question
measure-rate-rise = Hausse du rendement indiquée dans la question
measure-stock-fall = Baisse des actions indiquée dans la question
measure-mix-stock-fall = Perte du portefeuille lors de cette baisse, si les obligations gardent leur prix
measure-part-weight = Poids de la partie
measure-part-fall = Baisse supposée de la partie
measure-whole-fall = Perte de l’ensemble
measure-supposed-sum = Somme citée dans la question
measure-supposed-lost = Perte sur cette somme
measure-supposed-left = Ce qui reste de cette somme
measure-mix-median = Rendement annuel médian du portefeuille après inflation
measure-other-mix-median = Idem, pour le second portefeuille
measure-other-mix-loss = Périodes passées avec une perte du second portefeuille
measure-other-mix-fall = Plus forte baisse du second portefeuille

## The quality of earnings.

claim-eps =
    { $direction ->
        [down] Le bénéfice par action du groupe { $name } a baissé de { $size } en un an
       *[up] Le bénéfice par action du groupe { $name } a augmenté de { $size } en un an
    }{ $more ->
        [yes] , à { $eps_diluted }
       *[no] { "" }
    }
wrong-eps = Le prochain rapport annuel montre une évolution inverse du bénéfice par action.
claim-tax-credit =
    Un crédit d’impôt de { $tax_credit } du bénéfice avant impôts a gonflé le bénéfice net du groupe { $name }{ $more ->
        [yes] { " " }; la marge nette dépassait la marge opérationnelle de { $net_above_operating }
       *[no] { "" }
    }
wrong-tax-credit = Le crédit revient chaque année, ou le bénéfice se maintient sans lui.
claim-other-income = La marge nette du groupe { $name } dépassait la marge opérationnelle de { $net_above_operating } : intérêts, plus-values ou éléments exceptionnels se sont ajoutés au bénéfice
wrong-other-income = Ces revenus supplémentaires reviennent chaque année.
claim-doubted = { $text } ; { $doubt }.
doubt-equity-to-assets = cela dit peu, car les capitaux propres ne représentent que { $value } des actifs
doubt-capital-to-assets = cela dit peu, car le capital investi ne représente que { $value } des actifs
doubt-buybacks-5y-to-equity = cela dit peu, car les rachats d’actions sur cinq ans ont coûté { $value } fois les capitaux propres restants
doubt-tax-credit = un crédit d’impôt de { $value } du bénéfice avant impôts y a contribué
doubt-net-above-operating = des revenus extérieurs à l’activité y ont contribué : la marge nette dépasse la marge opérationnelle de { $value }
doubt-eps-growth-5y = mais le bénéfice par action a baissé de { $size } sur cinq ans
doubt-fcf-margin = cela dit peu, car le flux de trésorerie disponible ne représentait que { $value } du chiffre d’affaires
doubt-eps-growth-1y = cela dit peu, car le bénéfice par action a baissé de { $size } sur la dernière année
claim-implied-growth =
    Pour rapporter autant que les actions américaines depuis 1871, { $name } a besoin de bénéfices qui { $implied_growth_way ->
        [down] ne reculent jamais de plus de
       *[up] progressent sans fin de
    } { $implied_growth_size } après inflation{ $more ->
        [yes] { " " }; sur cinq ans, le bénéfice par action a { $eps_growth_5y_way ->
            [down] reculé
           *[up] progressé
        } de { $eps_growth_5y_size }
       *[no] { "" }
    }
wrong-implied-growth = Les bénéfices croissent plus vite, ou des rendements plus faibles deviennent la norme pour toutes les actions.
measure-equity-to-assets = Part des capitaux propres dans les actifs
measure-capital-to-assets = Part du capital investi dans les actifs
measure-buybacks-5y-to-equity = Rachats d’actions sur cinq ans, en multiple des capitaux propres
measure-tax-credit = Crédit d’impôt rapporté au bénéfice avant impôts
measure-net-above-operating = Marge nette au-dessus de la marge opérationnelle
measure-implied-growth = Croissance des bénéfices que suppose la valeur

## How the confidence came about.

confidence-kind-accounts = Comptes
confidence-kind-valuation = Valorisation
confidence-kind-prices = Cours
confidence-kind-risk = Risque
confidence-kind-portfolio = Répartition des placements
confidence-kind-economy = Économie
confidence-readings =
    { $name } : { $agreeing ->
        [one] { $agreeing } indicateur clé sur { $readings } va
       *[other] { $agreeing } indicateurs clés sur { $readings } vont
    } dans le même sens que le résultat. { $dates ->
        [one] Date des chiffres : { $to }.
       *[several] Dates des chiffres : { $from } – { $to }.
    }
confidence-facts =
    { $name } : { $readings ->
        [one] { $readings } indicateur clé
       *[other] { $readings } indicateurs clés
    }. { $dates ->
        [one] Date des chiffres : { $to }.
       *[several] Dates des chiffres : { $from } – { $to }.
    }
confidence-missing = { $name } : aucun chiffre.

## Prices, exchange rates, metals and coins that are looked up.

measure-looked-price = Prix ou taux recherché
measure-looked-change = Variation recherchée
measure-looked-ratio = Rapport ou corrélation recherché
lookup-consumer-prices = prix à la consommation aux États-Unis
lookup-price-ounce = { $name } (l'once)
lookup-price-gram = { $name } (le gramme)
lookup-price-now =
    { $name } valait { $price } le { $date }, soit { $way ->
        [down] { $size } de moins
       *[other] { $size } de plus
    } qu'un an plus tôt ({ $then }).
lookup-price-at = { $name } valait { $price } le { $date }.
lookup-price-near = Nous n’avons pas de prix de { $name } pour ce jour ({ $asked }) ; le plus proche dont nous disposons est { $price } ({ $date }).
lookup-price-range = { $time } : { $name } a évolué entre { $low } et { $high } ; dernier cours : { $last } ({ $date }).
lookup-price-change =
    { $name } a { $way ->
        [down] baissé
       *[other] augmenté
    } de { $size } du { $from } au { $to } : de { $start } à { $end }.
lookup-price-return =
    L'action { $name } a { $way ->
        [down] perdu
       *[other] gagné
    } { $size } du { $from } au { $to }, divisions et dividendes compris.
lookup-price-top =
    { $name } : le cours le plus { $kind ->
        [low] bas
       *[other] haut
    } de nos données du { $from } au { $to } était { $top }, le { $date }.
lookup-price-off = { $name } valait { $price } le { $now_date }, soit { $size } de moins que le plus haut de nos données : { $top } le { $date }.
lookup-price-level = { $name } valait { $price } le { $date } : plus que pour { $share } des dates de nos données depuis le { $from }, dont le taux médian est { $median }.
lookup-price-average = { $name } valait en moyenne { $average } du { $from } au { $to }.
lookup-price-convert = Au taux du { $date }, { $sum } valent { $result } ; c'est un calcul sans frais.
lookup-price-ratio = Une once ({ $name }) valait { $ratio } onces ({ $other }) le { $date } ; un an plus tôt, { $then }.
lookup-price-correlation = Les variations mensuelles de { $name } et { $other } avaient une corrélation de { $value } du { $from } au { $to } : 1 signifie toujours ensemble, 0 aucun lien.
lookup-price-month =
    Le { $kind ->
        [worst] pire
       *[other] meilleur
    } mois de { $name } : du { $from } au { $to }, { $way ->
        [down] une baisse de { $size }
       *[other] une hausse de { $size }
    }.
lookup-price-fall = La plus forte baisse de { $name } sur cette période : { $size }, du { $from } au { $to }.
lookup-price-swings = Variabilité des cours sur un an, du { $from } au { $to } : { $list }.
lookup-price-back = L'action { $name } a retrouvé le { $date } son plus haut du { $from }, divisions et dividendes compris.
lookup-price-not-back =
    L'action { $name } n'avait pas retrouvé son plus haut du { $from } au { $to }, fin de nos cours : { $way ->
        [down] { $size } de moins
       *[other] { $size } de plus
    }, divisions et dividendes compris.
lookup-price-ranked =
    Le plus { $kind ->
        [low] faible
       *[other] fort
    } du { $from } au { $to } : { $first } ; ensuite { $list }.
lookup-price-item =
    { $name } ({ $way ->
        [down] baisse de { $size }
       *[other] hausse de { $size }
    })
lookup-price-sum = { $sum } placés en { $name } le { $from } valaient { $became } le { $to }, divisions et dividendes compris.
lookup-price-rate = { $name } a rapporté en moyenne { $rate } du { $from } au { $to }, divisions et dividendes compris.
lookup-price-data = Nos prix de { $name } vont du { $from } au { $to }.
lookup-price-missing = Nous n'avons pas de prix de { $name } pour la période demandée : nos prix vont du { $from } au { $to }.
lookup-price-none = Nous n'avons pas de taux de change de cette monnaie : { $name }.
## Series of the economy that are looked up.

lookup-economy-series =
    { $series ->
        [cpi] prix à la consommation
        [core] prix à la consommation hors alimentation et énergie
        [food] prix à la consommation, alimentation
        [energy] prix à la consommation, énergie
        [shelter] prix à la consommation, logement
        [medical] prix à la consommation, soins médicaux
        [pce] prix de la consommation des ménages (PCE)
        [ppi] prix à la production des biens finis
        [policy-rate] taux directeur (fonds fédéraux)
        [m1] rendement des bons du Trésor à un mois
        [b3] rendement des bons du Trésor à trois mois
        [b6] rendement des bons du Trésor à six mois
        [y1] rendement des titres du Trésor à un an
        [y2] rendement des titres du Trésor à deux ans
        [y3] rendement des titres du Trésor à trois ans
        [y5] rendement des titres du Trésor à cinq ans
        [y7] rendement des titres du Trésor à sept ans
        [y10] rendement des titres du Trésor à dix ans
        [y20] rendement des titres du Trésor à vingt ans
        [y30] rendement des titres du Trésor à trente ans
        [curve-2y] taux à dix ans moins taux à deux ans
        [curve-3m] taux à dix ans moins taux à trois mois
        [paper] taux du papier commercial à trois mois
        [unemployment] taux de chômage
        [payrolls] emplois hors agriculture
        [employed] personnes en emploi
        [labor] population active
        [factory-jobs] emplois dans l’industrie manufacturière
        [claims] premières demandes d’allocation chômage par semaine
        [long-unemployed] personnes au chômage depuis 27 semaines ou plus
        [unemployed-weeks] durée moyenne du chômage en semaines
        [hours] heures par semaine dans l’industrie manufacturière
        [wages] salaire horaire dans le secteur des biens
        [capacity] utilisation des capacités de l’industrie manufacturière
        [permits] permis de construire en rythme annuel
        [starts] mises en chantier en rythme annuel
        [production] production industrielle
        [retail] ventes du commerce de détail et de la restauration
        [real-sales] ventes réelles de l’industrie et du commerce
        [orders] commandes de biens durables
        [inventories] stocks de l’industrie et du commerce
        [income] revenu réel des ménages
        [consumption] consommation réelle des ménages
        [gdp] produit intérieur brut réel
        [money-m1] masse monétaire M1
        [m2] masse monétaire M2
        [reserves] réserves des banques
        [loans] crédits bancaires aux entreprises
        [real-estate-loans] crédits immobiliers des banques
        [consumer-credit] crédits à la consommation non renouvelables
        [oil] pétrole brut (WTI), prix du baril
       *[dollar] indice du dollar face aux partenaires commerciaux
    }
lookup-economy-up = hausse de { $size }
lookup-economy-down = baisse de { $size }
lookup-economy-same = sans changement
lookup-economy-now = États-Unis, { $name } : { $value } ({ $date }) ; { $change } en un an, à partir de { $before }.
lookup-economy-now-alone = États-Unis, { $name } : { $value } ({ $date }).
lookup-economy-now-growth = États-Unis, { $name } : { $change } en douze mois ({ $date }) ; un an plus tôt, le taux était de { $before }.
lookup-economy-growth-alone = États-Unis, { $name } : { $change } en douze mois ({ $date }).
lookup-economy-month = Par rapport au mois précédent : { $change }.
lookup-economy-values = États-Unis, { $name } – { $list }.
lookup-economy-yearly-values = États-Unis, { $name }, variation sur la période – { $list }.
lookup-economy-newest = Valeur la plus récente : { $value } ({ $date }).
lookup-economy-item = { $when } : { $value }
lookup-economy-item-mean = { $when } : { $mean } en moyenne, entre { $low } ({ $low_date }) et { $high } ({ $high_date }) ; sur l’année { $change }, à { $end }
lookup-economy-item-end = { $when } : { $end } à la fin, { $change } sur l’année
lookup-economy-item-until = { $year } (jusqu’à { $date })
lookup-economy-join = { $left } ; { $right }
lookup-economy-since = États-Unis, { $name } : { $change }, de { $start } ({ $start_date }) à { $value } ({ $date }).
lookup-economy-since-growth = États-Unis, { $name }, de { $start_date } à { $date } : { $change } en tout.
lookup-economy-yearly = En rythme annuel : { $yearly }.
lookup-economy-was-lower = Au début, ils étaient inférieurs de { $then } à ceux de la fin.
lookup-economy-was-higher = Au début, ils étaient supérieurs de { $then } à ceux de la fin.
lookup-economy-high = États-Unis, { $name } ({ $from } – { $to }) : la valeur la plus haute a été de { $value } ({ $date }).
lookup-economy-low = États-Unis, { $name } ({ $from } – { $to }) : la valeur la plus basse a été de { $value } ({ $date }).
lookup-economy-distance = Depuis : { $change }, à { $newest } ({ $newest_date }).
lookup-economy-inverted = États-Unis, { $name } : en dessous de zéro pour la dernière fois à la fin du mois ({ $date }), à { $value } ; valeur la plus récente : { $newest } ({ $newest_date }).
lookup-economy-worth = Prix à la consommation aux États-Unis, de { $from } à { $to } : { $change }. Ce qui coûtait { $sum } alors coûte environ { $sum_now } maintenant, et { $sum } achètent maintenant ce que { $sum_then } achetaient alors.
lookup-economy-uncovered = États-Unis, { $name } : nos chiffres vont de { $from } à { $to } et ne couvrent pas tout ce que vous demandez.
lookup-economy-no-ecb = Nous n’avons pas le taux directeur de la Banque centrale européenne : notre taux directeur est celui des États-Unis.
lookup-economy-no-policy-rate = Nous n’avons ni le taux directeur ni d’autres taux du pays que vous nommez : nos taux sont ceux des États-Unis.
lookup-economy-no-country = Nous n’avons pas de chiffres sur l’économie du pays que vous nommez : les nôtres sont ceux des États-Unis.
lookup-economy-no-mortgage = Nous n’avons pas de taux hypothécaires. On les compare souvent au rendement des obligations d’État américaines à dix ans.
lookup-economy-no-recessions = Nous n’avons pas de liste des récessions et ne pouvons donc pas dire quand elles ont eu lieu. Nous avons le chômage, la production et la courbe des taux des États-Unis.
lookup-economy-yes = Oui.
lookup-economy-no = Non.
lookup-economy-sahm-warns = Oui, la règle de Sahm annonce une récession : le chômage américain moyen de trois mois dépassait de { $sahm } son plus bas de l’année écoulée ({ $date }), et la règle avertit à partir d’un demi-point.
lookup-economy-sahm-quiet = Non, la règle de Sahm n’annonce pas de récession : le chômage américain moyen de trois mois dépassait de { $sahm } son plus bas de l’année écoulée ({ $date }), et la règle avertit à partir d’un demi-point.
lookup-economy-after-inversion = Parmi les mois où les obligations américaines à dix ans rapportaient moins que les bons à trois mois, { $share } ont été suivis d’un chômage plus élevé d’au moins un demi-point dix-huit mois plus tard ; parmi tous les mois, { $any }.
lookup-economy-deposit-us = Un taux de { $rate } moins l’inflation américaine de { $inflation } laisse environ { $real } par an avant impôts. L’inflation d’autres pays n’est pas dans nos chiffres.
lookup-economy-deposit = Un taux de { $rate } moins une inflation de { $inflation } laisse environ { $real } par an avant impôts.
lookup-economy-not-covered = Sur { $when }, nos chiffres ne disent rien.
lookup-economy-item-average = { $when } : { $value } en moyenne
measure-economy-value = Valeur de la série
measure-economy-before = Valeur un an plus tôt
measure-economy-change = Variation de la série
measure-economy-change-1m = Variation en un mois
measure-economy-mean = Moyenne de la période
measure-economy-high = Valeur la plus haute
measure-economy-low = Valeur la plus basse
measure-economy-end = Valeur à la fin
measure-economy-start = Valeur au début
measure-economy-yearly = Variation en rythme annuel
measure-economy-then = Début par rapport à la fin
measure-economy-sum = Somme indiquée
measure-economy-sum-now = Ce que cela coûte maintenant
measure-economy-sum-then = Ce que cela achetait alors
measure-economy-rate = Taux indiqué
measure-economy-inflation = Inflation à côté
measure-economy-real = Taux après inflation
## Subjects without data: what is missing, and what can be told.

outside-tax = Nous n’avons pas de données sur les impôts : les taux et les règles dépendent du pays et de votre cas. Nous pouvons montrer ce qu’un placement a rapporté avant impôts.
outside-start = Nous ne traitons pas l’ouverture d’un compte ni les premiers pas, qui dépendent de la banque ou du courtier et du pays. Nous pouvons montrer ce que sont devenues une épargne mensuelle ou une somme unique en actions américaines : indiquez la somme et les années.
outside-account = Nous n’avons pas de données sur les courtiers et leurs règles : ouvrir un compte, passer un ordre ou prêter des titres dépend du courtier et de la loi. Nous pouvons montrer les comptes, les cours et les rendements passés.
outside-bank = Nous n’avons pas de données sur la solidité des banques et des courtiers ni sur la garantie des dépôts, dont la loi de chaque pays fixe les plafonds. Nous pouvons montrer ce que rapportent les bons du Trésor américain.
outside-property = Nous n’avons pas de données sur les prix des logements, les loyers ou le rendement de l’immobilier ; nous ne pouvons donc les comparer à rien. Nous pouvons montrer ce qu’ont rapporté les actions et les obligations américaines.
outside-insurance = Nous n’avons pas de données sur les assurances et les rentes : leurs coûts et leurs versements figurent dans chaque contrat. Nous pouvons montrer combien de temps des retraits sur des actions et des obligations américaines ont duré.
outside-analysts = Nous n’avons pas les avis ni les objectifs de cours des analystes. Nous pouvons montrer ce qu’une entreprise a publié.
outside-events = Nous n’avons pas de données sur l’actualité, la politique et les événements comme les élections, les guerres ou les halvings ; nous ne pouvons donc pas dire ce qu’ils font aux cours. Nous pouvons montrer à quelle fréquence et jusqu’où les actions américaines ont baissé.
outside-sectors = Nous n’avons pas les rendements de secteurs, d’industries ou de groupes d’actions comme les petites entreprises ; nous ne pouvons donc ni les juger ni les classer. Nous pouvons montrer les actions américaines dans leur ensemble et les comptes d’entreprises.
outside-elsewhere = Nous n’avons pas de données sur les marchés d’actions, les obligations et les fonds d’autres pays et régions. Nous pouvons montrer ceux des États-Unis.
outside-bonds = Nous n’avons pas de données sur les obligations prises une à une, les bons d’épargne ou les obligations indexées. Nous pouvons montrer les rendements des emprunts d’État américains et l’inflation aux États-Unis.
outside-private = Nous n’avons pas de données sur les entreprises non cotées en bourse, donc ni leurs comptes ni leurs cours. Nous pouvons montrer ce que des entreprises cotées ont publié.
outside-trading = Nous n’avons pas de données sur les résultats du day trading et du trading à court terme. Nous pouvons montrer combien de fois les actions américaines ont perdu de l’argent sur un an et sur des durées plus longues.
outside-estate = Nous n’avons pas de données sur les successions et leur droit ; nous ne pouvons donc pas dire par quoi commencer. Nous pouvons montrer le risque d’un portefeuille : indiquez ses parties et leurs parts.
outside-fund-types = Lequel des deux convient dépend surtout des impôts, sur lesquels nous n’avons pas de données.
first-no-figures = Nous n’avons pas de chiffres qui répondent à cette question. Nous avons des comptes d’entreprises, des prix de métaux, de cryptomonnaies et de devises, des taux et des données économiques des États-Unis, et l’histoire des actions et obligations américaines.
first-us-only = Nous n’avons de chiffres sur un marché ou une économie dans son ensemble que pour les États-Unis.
quoted-question = « { $text } »
coin-btc = Bitcoin
coin-eth = Ethereum
# Figures of accounts that are looked up
acc-value =
    Chez { $name }, { $at ->
        [day] le bilan au { $date }
       *[year] l’exercice clos le { $date }
    } donne : { $measure }, { $value }.
acc-other-day = Au { $date }, c’était { $value }.
acc-series = { $name }, { $measure } par exercice, avec le mois de clôture : { $items }.
acc-series-item = { $date } : { $value }
acc-change =
    { $name }, { $measure } : { $way ->
        [up] hausse de { $change }
        [down] baisse de { $change }
       *[level] aucun changement
    }, de { $then } (exercice clos le { $from }) à { $now } (exercice clos le { $date }).
acc-rate = En rythme annuel, cela fait { $rate }.
acc-moved =
    { $way ->
        [up] C’est une hausse de { $change }.
        [down] C’est une baisse de { $change }.
       *[level] Il n’y a pas eu de changement.
    }
acc-faster =
    Chez { $name }, { $way ->
        [down] la baisse la plus forte est celle-ci
       *[up] la croissance la plus rapide est celle-ci
    } : { $measure }, { $change }, contre { $other_change } ({ $other }), de l’exercice clos le { $from } à celui clos le { $date }.
acc-cover =
    { $verdict ->
        [yes] Oui, chez { $name } la couverture était suffisante
        [no] Non, chez { $name } la couverture était insuffisante
       *[some] Chez { $name }, la couverture n’était suffisante que certaines de ces années
    } ({ $measure } ; { $other }), selon le mois de clôture de l’exercice : { $items }.
acc-cover-item = { $date } : { $measure } { $value }, { $other } { $other_value }
acc-cuts =
    { $result ->
        [cut] { $name } a fait une coupe ({ $measure }, par rapport à l’année précédente) pour l’exercice clos le { $items }.
        [raised] { $name } a fait une hausse à chaque exercice ({ $measure }), de celui clos le { $from } ({ $then }) à celui clos le { $date } ({ $now }).
       *[kept] { $name } n’a fait de coupe pour aucun exercice ({ $measure }), de celui clos le { $from } ({ $then }) à celui clos le { $date } ({ $now }).
    }
acc-cut-item = { $date } (de { $then } à { $now })
acc-streak =
    { $kind ->
        [loss] { $name } a perdu de l’argent pendant { $count } de suite
        [profit] { $name } a gagné de l’argent pendant { $count } de suite ({ $measure })
        [rise] Chez { $name }, la hausse a duré { $count } de suite ({ $measure })
       *[fall] Chez { $name }, la baisse a duré { $count } de suite ({ $measure })
    }, de l’exercice clos le { $from } à celui clos le { $date }.
acc-last = Le dernier exercice avant une interruption pour lequel les comptes de { $name } montrent ce poste ({ $measure }) a été clos le { $date }, avec { $value } ; ceux de l’année suivante n’en montrent aucun.
acc-peak =
    { $is_now ->
        [yes] Chez { $name }, ce chiffre ({ $measure }) n’a jamais été plus haut dans nos comptes que pour l’exercice clos le { $date }, avec { $now }.
       *[no] { $name }, { $measure } : baisse de { $fall } depuis le plus haut, de { $peak } (exercice clos le { $peak_date }) à { $now } (exercice clos le { $date }).
    }
acc-total = { $name }, { $measure } : { $value } au total sur les exercices de celui clos le { $from } à celui clos le { $date }.
acc-rank =
    { $way ->
        [low] { $name } a le chiffre le plus bas ({ $measure }). Du plus bas au plus haut
       *[high] { $name } a le chiffre le plus élevé ({ $measure }). Du plus haut au plus bas
    }, avec la fin de l’exercice : { $items }.
acc-rank-growth =
    { $way ->
        [low] { $name } a la croissance la plus lente ({ $measure }). De la plus lente à la plus rapide
       *[high] { $name } a la croissance la plus rapide ({ $measure }). De la plus rapide à la plus lente
    }, depuis l’exercice clos le { $from } ou le plus proche : { $items }.
acc-losses = Parmi les entreprises dont nous avons les comptes, celles-ci ont perdu de l’argent lors de leur dernier exercice : { $items }.
acc-lacking = Ce chiffre manque dans nos comptes de { $names } : { $measure }.
acc-no-accounts = Nous n’avons pas de comptes de { $names }.
acc-no-year = Pour { $years }, ce chiffre manque dans nos comptes de { $name } : { $measure }.
acc-uncounted = Ce que vous demandez n’est pas dans nos données : les comptes de { $name } donnent des montants pour toute l’entreprise, sans nombre de membres, de clients, de salariés ou de produits, et sans détail par activité.
acc-shares-bought = Nos comptes de { $name } ne disent pas combien d’actions ont été rachetées, seulement ce qu’elles ont coûté.
acc-no-why = Les comptes donnent les montants ; ils ne disent pas pourquoi.
acc-companies = Nous avons les comptes annuels de ces entreprises : { $names }.
acc-coverage = Pour { $name }, nous avons les comptes annuels des exercices de celui clos le { $from } à celui clos le { $date } : chiffre d’affaires, résultats, marges, flux de trésorerie, dette, trésorerie, dividendes, rachats et nombre d’actions.
measure-assets = Total de l’actif
measure-capex = Dépenses d’investissement
measure-dividend-payout = Dividendes rapportés au résultat net
measure-eps-basic = Bénéfice de base par action
measure-equity = Capitaux propres
measure-goodwill = Écart d’acquisition
measure-gross-profit = Marge brute en valeur
measure-interest-expense = Charges d’intérêts
measure-inventory = Stocks
measure-net-debt = Dette nette
measure-operating-cash-flow = Flux de trésorerie d’exploitation
measure-operating-income = Résultat d’exploitation
measure-paid-out = Dividendes et rachats réunis
measure-research = Dépenses de recherche et développement
measure-sales-per-share = Chiffre d’affaires par action
measure-shares-outstanding = Actions en circulation
measure-tax-rate = Taux d’imposition effectif
measure-lookup-change = Variation
measure-lookup-rate = Variation annuelle
measure-lookup-total = Total cumulé
measure-lookup-cut = Coupe du dividende
measure-lookup-raised = Années de hausse de suite
measure-lookup-streak = Années de suite
# The history of the US market, looked up, and what is said before any view.
lookup-margin = Le risque d’abord : avec de l’argent emprunté, une baisse coûte plus que la baisse elle-même, et le prêteur peut exiger le remboursement avant que les cours ne remontent. Les cours des actions américaines ont déjà baissé de { $fall } ({ $from } à { $to }) ; si la moitié de l’argent est empruntée, une baisse de moitié prend tout ce qui est à vous.
lookup-short = Oui. Qui vend une action à découvert peut perdre plus que sa mise : la perte grandit avec le cours, et un cours n’a pas de limite. Même l’ensemble des actions américaines a déjà gagné { $best } en douze mois ({ $from } à { $to }).
lookup-weight = { $weight } de votre argent au même endroit ({ $name }), c’est déjà un risque : une baisse de moitié y coûterait { $loss } de tout ce que vous avez.
lookup-weight-company = L’ensemble des actions américaines a perdu au pire { $fall } ({ $from } à { $to }, après inflation) et s’est redressé. Une seule entreprise peut tomber plus bas et ne jamais se redresser.
lookup-single-stocks = Un fonds indiciel est le choix le plus sûr : il détient des centaines d’entreprises à faible coût et, si l’une d’elles échoue, la perte est faible.
lookup-one-company = une seule entreprise
lookup-fee = Des frais de { $fee } prennent { $taken } de la somme finale sur { $years }, quel que soit le rendement avant frais. À titre de comparaison, les actions américaines ont rapporté en moyenne { $average } après inflation depuis 1871, avant tous frais.
lookup-bills = Les bons du Trésor américain à trois mois ont rapporté { $bills } ({ $date }), soit { $real_way ->
        [down] { $real } de moins que l’inflation
       *[up] { $real } de plus que l’inflation
    }.
lookup-loan = Le taux du prêt décide, et la question ne le donne pas : rembourser plus tôt rapporte ce taux à coup sûr. Les actions américaines ont rapporté en moyenne { $average } après inflation depuis 1871, mais ont baissé au pire de { $fall }.
lookup-name-cape = le CAPE des actions américaines (cours sur le bénéfice moyen de dix ans)
lookup-name-pe = le rapport cours sur bénéfice annuel des actions américaines
lookup-name-yield = le rendement du dividende des actions américaines
lookup-name-price = l’indice S&P composite (moyenne du mois)
lookup-value = { $date } : { $name } était de { $value }.
lookup-range = Depuis { $since }, { $name } : le plus haut est { $high } ({ $high_date }), le plus bas { $low } ({ $low_date }). La médiane de tous les mois est { $median }.
lookup-after-cape = Dans les dix ans qui ont suivi les mois avec un CAPE d’au moins { $bound }, les actions américaines ont { $median_way ->
        [down] perdu { $median }
       *[up] gagné { $median }
    } après inflation (médiane depuis 1881), et { $gained } de ces périodes ont été gagnantes.
lookup-premium = D’après les bénéfices, les actions américaines promettaient { $premium_way ->
        [down] { $premium } de moins
       *[up] { $premium } de plus
    } que les emprunts d’État américains à dix ans ({ $date }) : c’est le bénéfice rapporté au cours selon la moyenne de dix ans (CAPE), moins le rendement des emprunts après inflation.
lookup-fall = { $deepest ->
        [yes] La plus forte baisse depuis 1871 ({ $name }) a été de { $fall }
       *[no] La baisse ({ $name }) a été de { $fall }
    }, { $from } à { $to }, dividendes et intérêts compris et après inflation.
lookup-recovered = Il a fallu { $recovery } depuis le sommet pour le retrouver ({ $to }).
lookup-not-recovered = Nos chiffres s’arrêtent avant que le sommet ne soit retrouvé.
lookup-fall-prices = Les cours seuls, sans dividendes et avant inflation, ont baissé de { $fall } ({ $from } à { $to } ; moyennes mensuelles).
lookup-below-high = { $date } : les cours des actions américaines étaient { $fall } sous leur sommet précédent (moyennes mensuelles).
lookup-extremes = Depuis { $since } ({ $name }) : { $span ->
        [month] le pire mois
        [decade] les dix pires années
       *[year] la pire année civile
    } a donné { $worst_way ->
        [up] un gain de { $worst }
       *[down] une perte de { $worst }
    } après inflation ({ $from } à { $to }), et dans le meilleur cas { $best_way ->
        [down] une perte de { $best }
       *[up] un gain de { $best }
    } ({ $best_from } à { $best_to }). Les cours sont des moyennes mensuelles.
lookup-average = { $name } : { $mean } après inflation en moyenne depuis 1871, dividendes et intérêts compris. Sur { $years }, la médiane a été { $median_way ->
        [down] une perte de { $median }
       *[up] un gain de { $median }
    }, et { $lost } des périodes ont fini en perte.
lookup-losses = { $name } : sur { $years }, { $lost } de toutes les périodes depuis 1871 ont perdu de l’argent après inflation. La pire a donné { $worst_way ->
        [up] un gain de { $worst }
       *[down] une perte de { $worst }
    } ({ $from } à { $to }).
lookup-bears-often = Depuis 1871, les actions américaines ont baissé d’au moins un cinquième { $count } fois, à { $every } d’intervalle en moyenne (cours seuls, moyennes mensuelles).
lookup-bears = Les baisses d’au moins un cinquième des actions américaines depuis 1871 ont duré en moyenne { $length } du sommet au creux, et { $recovery } jusqu’au retour au sommet (cours seuls, moyennes mensuelles).
lookup-season = { $name } : { $mean_way ->
        [down] une baisse de { $mean } par mois
       *[up] une hausse de { $mean } par mois
    } en moyenne depuis 1871, contre { $all_way ->
        [down] une baisse de { $all }
       *[up] une hausse de { $all }
    } pour l’ensemble des mois (cours moyens du mois).
lookup-summer = mai à octobre
lookup-swings = Les cours des actions américaines ont varié de { $swings } depuis 1871 (écart type des moyennes mensuelles ; il est plus élevé pour les cours quotidiens).
lookup-saved = { $paid } versés mois après mois étaient devenus environ { $sum } ({ $to }), dividendes compris et avant inflation. Après inflation, les actions américaines ont rapporté { $return } pendant ces années.
lookup-years-up = Les actions américaines ont progressé pendant { $up } des { $count } années civiles depuis { $since }, dividendes compris et après inflation ; { $lost } de ces années ont fini en perte. La médiane a été { $median_way ->
        [down] une perte de { $median }
       *[up] un gain de { $median }
    }.
lookup-losing-years = Depuis { $since }, il est arrivé { $runs } fois que les actions américaines perdent de l’argent pendant au moins { $run } années civiles de suite, après inflation et dividendes compris. La plus longue de ces séries a duré { $longest }.
lookup-when =
    Au cours des années civiles où { $condition ->
        [cut] le taux directeur de la banque centrale américaine a baissé d’au moins un demi-point de pourcentage
        [rise] le taux directeur de la banque centrale américaine a augmenté d’au moins un demi-point de pourcentage
       *[inflation] les prix à la consommation aux États-Unis ont augmenté d’au moins 5 %
    }, les actions américaines ont { $median_way ->
        [down] perdu { $median } en médiane
       *[up] gagné { $median } en médiane
    }, dividendes compris et après inflation, et { $lost } de ces années ont fini en perte (années concernées : { $count } sur { $all_count } depuis { $since }). Sur l’ensemble des { $all_count } années, la médiane a été { $all_way ->
        [down] une perte de { $all }
       *[up] un gain de { $all }
    }, et { $all_lost } d’entre elles ont fini en perte.
lookup-chance =
    Les actions américaines ont { $gain ->
        [double] au moins doublé de valeur
        [year] gagné plus de { $percent }
       *[all] gagné plus de { $percent }
    } dans { $chance } de toutes les périodes de { $years } depuis 1871, dividendes compris et avant inflation. Après inflation, cette part est de { $real }.
lookup-dividends = Au rendement du dividende des actions américaines en { $date }, soit { $yield }, une somme de { $sum } rapporte environ { $income } par an avant impôts. Les dividendes montent et baissent avec les bénéfices des entreprises, et la valeur des actions aussi.
outside-picks = Nous ne sélectionnons pas d’actions et n’en avons pas de classement général. Nommez les entreprises, et nous comparons leurs comptes ; pour les actions américaines dans leur ensemble, nous pouvons montrer les rendements.
first-bearable =
    { $fits ->
        [yes] Cela ne dépasse pas la perte de { $bearable } que vous pouvez supporter.
       *[no] Une telle baisse dépasse la perte de { $bearable } que vous pouvez supporter.
    }
measure-years-count = nombre d’années civiles
measure-years-median = année civile médiane
measure-years-lost = part des années civiles en perte
measure-years-up = nombre d’années civiles en gain
measure-losing-runs = nombre de séries d’années de perte
measure-losing-longest = plus longue série d’années de perte
measure-when-count = nombre d’années de ce genre
measure-when-median = médiane de ces années
measure-when-lost = part de ces années en perte
measure-chance = part des périodes qui dépassent ce gain
measure-chance-gain = gain nommé dans la question
measure-chance-real = part des périodes qui dépassent ce gain, après inflation
measure-dividend-income = dividendes de la somme en un an
lookup-not-covered = Notre historique des actions et obligations américaines ne couvre pas les mois cités. De 1871 à { $date }, les actions américaines ont rapporté { $average } après inflation.
measure-season = variation moyenne d’un mois
measure-fee = frais annuels
measure-fee-taken = part de la somme finale prise par les frais
measure-fee-years = années de frais
measure-bear-count = nombre de baisses d’au moins un cinquième
measure-bear-every = années d’une baisse à la suivante
measure-bear-length = mois du sommet au creux
measure-bear-recovery-length = mois jusqu’au retour au sommet
measure-weight-loss = perte du tout si cette partie baisse de moitié
