# What the built-in analyst says. A claim has no full stop of its own: `statement` adds the dates and the stop.
# $verdict is supports, opposes or neutral; $more and $dated are yes or no.

## How things are put together.

statement = { $text } (données : { $dates }).
surroundings = Sur le contexte, et non sur le sujet lui-même : { $text }
between-sentences = { " " }
between = { " ; " }
us-market = le marché boursier américain
measure-of = { $measure } ({ $name })
side = { $name } { $value }
compare =
    { $measure } : { $values } ; { $ahead ->
        [one] avantage pour { $name }
       *[none] à peu près à égalité
    }
absent = Non entendu : { $reason }
dissent = Le pôle { $seat } voit les choses autrement : { $claim }

## The seats of the committee.

seat-chair = Présidence
seat-fundamentals = Fondamentaux
seat-valuation = Valorisation
seat-market = Marché et analyse technique
seat-macro = Macroéconomie et taux
seat-industry = Secteur
seat-allocation = Allocation
seat-risk = Risques
seat-red-team = Red Team
mandate-chair = Pèse les affirmations une à une et rédige l’appréciation.
mandate-fundamentals = Ce que l’entreprise ou le marché gagne, distribue et doit.
mandate-valuation = Le prix payé, au regard de son propre historique et des obligations.
mandate-market = Comment le cours s’est comporté.
mandate-macro = L’inflation, les taux d’intérêt et l’état de l’économie.
mandate-industry = La force de l’entreprise face à ses concurrents et à ses clients.
mandate-allocation = Comment les composantes d’un portefeuille se comportent ensemble.
mandate-risk = Ce qui peut être perdu, dans quelle ampleur et à quelle fréquence, au regard de ce qui est supportable.
mandate-red-team = Attaque le projet : la thèse inverse, les données anciennes, le chiffre sur lequel trop de choses reposent.
lens-chair = ce que l’ensemble des éléments permet de dire
lens-fundamentals = chiffre d’affaires, marges, trésorerie et dette
lens-valuation = le prix au regard de ce à quoi il donne droit
lens-market = rendements, tendance et volumes
lens-macro = inflation, taux et emploi
lens-industry = pouvoir de fixation des prix et besoins d’investissement
lens-allocation = pondérations et évolution conjointe des composantes
lens-risk = baisses, volatilité et fréquence des pertes
lens-red-team = ce qui donnerait tort à cette appréciation
needs-fundamentals = comptes annuels
needs-valuation = cours et comptes
needs-market = cours quotidiens
needs-macro = inflation et taux d’intérêt
needs-industry = comptes annuels
needs-allocation = positions et cours quotidiens
needs-risk = cours quotidiens
task-title = { $seat } : { $name }
task-instructions = { $mandate } Chaque chiffre vient du registre et porte sa date ; ce qui manque est signalé.
task-acceptance = Au moins une affirmation qui cite ses chiffres, ou qui dit ce qui manque pour en formuler une.

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

thinking = À l’examen : { $lens }. Indicateurs : { $figures }.
thinking-nothing = À l’examen : { $lens }. Le registre ne contient aucun chiffre à ce sujet.
thinking-builds-on = Cela s’appuie sur ce qui a déjà été constaté, et d’abord : { $first }
caveat-stale = Ces chiffres datent d’il y a { $age }.
caveat-surroundings = Une partie de ces éléments porte sur le contexte, et non sur le sujet lui-même.
caveat-overlap = Les périodes passées se chevauchent : il y en a moins d’indépendantes qu’il n’y paraît.
nothing = Sous cet angle, aucun élément ne permet de juger { $name }.
no-guess = En dire plus relèverait de la conjecture.
wrong-nothing = Les données manquantes arrivent.
missing-fundamentals = La base de données ne contient pas de comptes pour { $name }.
missing-valuation = La base de données ne contient pas à la fois le cours et les bénéfices pour { $name }.
missing-market = La base de données ne contient pas de cours pour { $name }.
missing-risk = La base de données ne contient pas de cours pour { $name }.
missing-macro = La base de données ne contient ni inflation ni taux d’intérêt.
missing-industry = La base de données ne contient pas de comptes qui montrent comment { $name } se situe dans son secteur.
missing-allocation = La base de données ne contient ni les pondérations ni les cours des positions détenues.

## Market and Technicals.

claim-year =
    Sur douze mois, { $name } a varié de { $return_1y }{ $more ->
        [yes] , et sur cinq ans de { $return_5y }
       *[no] { "" }
    }
wrong-year = Des cours plus récents donnent le signe opposé sur douze mois.
claim-momentum = Sur l’année précédant le dernier mois, { $name } a évolué de { $momentum_12_1 }
wrong-momentum = Les prochains mois inversent la direction.
claim-trend = Pour { $name }, l’écart du cours à sa moyenne longue était de { $trend }
wrong-trend = Le cours franchit sa moyenne longue.
claim-below-high = Pour { $name }, l’écart au plus haut de la série était de { $drawdown_now }
wrong-below-high = L’ancien sommet se révèle être une bulle qui ne reviendra pas.
claim-real-return = Après inflation, { $name } a rapporté { $real_return_5y } sur cinq ans
wrong-real-return = L’inflation ou le cours évolue autrement au cours des cinq prochaines années.
claim-volume = Pour { $name }, le volume échangé sur le dernier mois représentait { $volume_ratio } fois sa moyenne de l’année
wrong-volume = Une seule séance explique la différence.

## Risk Officer.

claim-fall =
    En trois ans, la plus forte baisse subie par { $name } a été de { $max_drawdown_36m }{ $dated ->
        [yes] { " " }(sommet : { $from } ; creux : { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] au-delà de la baisse retenue comme supportable
       *[other] dans la limite de la baisse retenue comme supportable
    }
wrong-fall = Une baisse ultérieure se situe de l’autre côté de la limite supportable.
claim-loss-frequency = Dans { $freq_neg } des périodes passées de { $horizon }, { $name } n’a dégagé aucun gain
wrong-loss-frequency = La part des périodes perdantes franchit le seuil retenu pour cette lecture.
claim-swings = Pour { $name }, la volatilité sur trois ans était de { $vol_36m }
wrong-swings = Une période plus longue ou plus récente montre une volatilité d’un autre ordre.
claim-best-days = Sans ses dix meilleures séances, { $name } aurait rapporté { $return_all_less_best_10 } au lieu de { $return_all }
wrong-best-days = Les bonnes séances se répartissent plus régulièrement que dans cette série.
claim-beta =
    Quand le marché bougeait d’un pour cent, { $name } bougeait en moyenne de { $beta_36m } pour cent{ $more ->
        [yes] , avec une corrélation de { $correlation_36m }
       *[no] { "" }
    }
wrong-beta = Le lien avec le marché change en même temps que l’activité.
claim-interest = Pour { $name }, le résultat d’exploitation couvrait { $interest_coverage } fois les charges d’intérêts
wrong-interest = La dette doit être refinancée à des taux nettement plus élevés.
claim-debt = Pour { $name }, la dette représentait { $debt_to_equity } fois les capitaux propres
wrong-debt = Une acquisition, une dépréciation ou un rachat d’actions modifie la dette ou les capitaux propres.
claim-worst =
    La pire baisse subie par { $name } sur toute la série a été de { $max_drawdown_all }{ $dated ->
        [yes] { " " }(sommet : { $from } ; creux : { $to })
       *[no] { "" }
    } : ce qui est arrivé peut se reproduire
wrong-worst = Il manque à la série un sommet antérieur ou un creux ultérieur.
claim-portfolio-fall =
    En trois ans, la plus forte baisse de l’ensemble des positions a été de { $pf_max_drawdown_36m }{ $dated ->
        [yes] { " " }(sommet : { $from } ; creux : { $to })
       *[no] { "" }
    }, { $verdict ->
        [opposes] au-delà de la baisse retenue comme supportable
       *[other] dans la limite de la baisse retenue comme supportable
    }
wrong-portfolio-fall = Une baisse ultérieure se situe de l’autre côté de la limite supportable.
claim-portfolio-swings = La volatilité de l’ensemble des positions était de { $pf_vol_36m }
wrong-portfolio-swings = Les composantes se mettent à bouger davantage, ou davantage ensemble.

## Fundamentals.

claim-growth =
    Pour { $name }, le chiffre d’affaires a varié de { $revenue_growth_1y } en un an{ $more ->
        [yes] , de { $revenue_growth_2y } sur deux ans
       *[no] { "" }
    }
wrong-growth = La prochaine publication montre un chiffre d’affaires orienté dans l’autre sens.
claim-margin =
    { $name } a conservé { $operating_margin } de son chiffre d’affaires en résultat d’exploitation{ $more ->
        [yes] , et { $net_margin } en résultat net
       *[no] { "" }
    }
wrong-margin = Les coûts augmentent plus vite que les prix deux années de suite.
claim-margin-change = Pour { $name }, la marge d’exploitation a évolué de { $operating_margin_change_1y } en un an
wrong-margin-change = La variation provient d’une charge ou d’un gain exceptionnel.
claim-capital =
    { $name } a dégagé { $roic } sur le capital investi dans son activité{ $more ->
        [yes] , et { $roe } sur ses capitaux propres
       *[no] { "" }
    }
wrong-capital = La rentabilité se rapproche du coût du capital à mesure que des concurrents arrivent.
claim-equity =
    { $name } a dégagé { $roe } sur ses capitaux propres{ $more ->
        [yes] , et { $roa } sur l’ensemble de ses actifs
       *[no] { "" }
    }
wrong-equity = La rentabilité tenait à la dette ou à la faiblesse des capitaux propres, et non à l’activité.
claim-cash = Pour chaque unité de résultat net, { $name } a encaissé { $cash_conversion } de trésorerie d’exploitation
wrong-cash = Le besoin en fonds de roulement augmente et l’argent ne rentre pas.
claim-free-cash =
    Après investissements, { $name } a gardé en trésorerie { $fcf_margin } de son chiffre d’affaires{ $more ->
        [yes] , soit { $free_cash_flow } au total
       *[no] { "" }
    }
wrong-free-cash = L’investissement doit augmenter pour seulement maintenir l’activité à son niveau.
claim-net-debt = Pour { $name }, la dette diminuée de la trésorerie représentait { $net_debt_to_operating_income } fois le résultat d’exploitation
wrong-net-debt = La trésorerie est nécessaire ailleurs ou ne peut pas être rapatriée.
claim-shares = Pour { $name }, le nombre d’actions a varié de { $shares_change_1y } en un an
wrong-shares = De nouvelles actions sont émises pour une acquisition ou pour les salariés.
claim-market-earnings = Les bénéfices du marché américain ont varié de { $sp_real_earnings_growth_10y } après inflation sur dix ans
wrong-market-earnings = Les bénéfices sont révisés, ou repassent sous leur point de départ dans les prochaines années.
claim-market-payout = Les entreprises américaines ont distribué { $sp_payout } de leurs bénéfices en dividendes
wrong-market-payout = Les bénéfices baissent, les dividendes restent, et la part distribuée augmente.
claim-market-dividend = Le rendement du dividende était de { $sp_dividend_yield }, celui des obligations d’État de { $sp_long_rate }
wrong-market-dividend = Les entreprises rendent davantage d’argent par d’autres voies que le dividende.

## Valuation.

claim-own-history = { $name } valait { $pe } fois ses bénéfices, contre une médiane de { $pe_median } ; la valorisation a été plus basse pendant { $pe_percentile } de son historique
wrong-own-history = Les bénéfices rattrapent le cours sans que celui-ci baisse.
claim-earnings-yield =
    Pour { $name }, les bénéfices représentaient { $earnings_yield } du cours, alors que les obligations d’État à dix ans rapportaient { $long_rate }{ $more ->
        [yes] { " " }; le cours valait { $pe } fois les bénéfices
       *[no] { "" }
    }
wrong-earnings-yield = Les taux obligataires bougent au point d’inverser la comparaison.
claim-cash-yield = Pour { $name }, le flux de trésorerie disponible représentait { $fcf_yield } du cours
wrong-cash-yield = Le flux de trésorerie de cette année-là ne se reproduit pas.
claim-against-market = Par rapport aux bénéfices, { $name } coûtait { $pe_to_market } fois le prix du marché américain
wrong-against-market = Les bénéfices augmentent tellement plus vite que le prix se justifie.
claim-float = Pour { $name }, les actions détenues par le public valaient { $float_to_earnings } fois le résultat net annuel
wrong-float = La valeur des actions a beaucoup changé depuis cette date.
claim-market-cape = Le marché américain valait { $cape } fois ses bénéfices réels sur dix ans, contre une médiane de { $cape_median } ; il était moins cher dans { $cape_percentile } des mois depuis 1881
wrong-market-cape = Les bénéfices rattrapent les cours sans que ceux-ci baissent.
claim-market-after = Les périodes de dix ans commencées à un niveau au moins aussi cher ont rapporté en médiane { $after_cape_median_10y } après inflation, contre { $sp_real_return_all } sur toute la série
wrong-market-after = Les rares périodes chères du passé, qui se chevauchent, ne ressemblaient pas à celle-ci.
claim-market-excess = À ce prix, l’écart entre le rendement des bénéfices et celui des obligations d’État après inflation était de { $excess_cape_yield }
wrong-market-excess = Les taux réels bougent au point que cet écart change de sens.

## Industry.

claim-pricing-power = { $name } a conservé { $gross_margin } de son chiffre d’affaires après le coût des ventes, signe des prix que l’entreprise peut pratiquer
wrong-pricing-power = Un concurrent vend la même chose moins cher et prend les clients.
claim-investment = { $name } a dû consacrer { $capex_to_revenue } de son chiffre d’affaires à ses installations et équipements
wrong-investment = L’entreprise doit rattraper des investissements reportés.
claim-research = { $name } a consacré { $rd_to_revenue } de son chiffre d’affaires à la recherche et au développement
wrong-research = Ces dépenses ne débouchent sur aucun nouveau produit qui se vende.

## Macro and Rates.

claim-inflation = Aux États-Unis, les prix à la consommation ont varié de { $infl_12m } en douze mois et de { $infl_10y } sur dix ans
wrong-inflation = Des chiffres d’inflation plus récents s’écartent de plus d’un point.
claim-real-rate = Le taux à dix ans diminué de l’inflation était de { $real_long_rate }
wrong-real-rate = L’inflation attendue diffère de l’inflation passée.
claim-rate-change = Le taux à dix ans a évolué de { $long_rate_change_12m } en douze mois, pour s’établir à { $long_rate } ; sa médiane est de { $long_rate_median }
wrong-rate-change = Le taux change de direction avant la fin de l’horizon.
claim-curve =
    L’écart entre le taux des obligations à dix ans et celui des bons à trois mois était de { $curve_10y_3m }{ $more ->
        [yes] , et la courbe était inversée pendant { $curve_share_inverted } de tous les mois
       *[no] { "" }
    }
wrong-curve = La courbe s’inverse, comme avant la plupart des récessions.
claim-credit = Les entreprises fragiles payaient { $credit_spread } de plus que les solides pour leur dette ; cet écart était plus faible dans { $credit_spread_percentile } de tous les mois
wrong-credit = Les prêteurs se retirent et l’écart se creuse.
claim-jobs = Le taux de chômage était de { $unemployment }, contre une médiane de { $unemployment_median }
wrong-jobs = Le chômage augmente d’un demi-point en un an.

## Allocation.

claim-stocks-bonds = Sur les dix dernières années de la série, les actions américaines ont rapporté { $sp_real_return_10y } après inflation, les obligations d’État { $bond_real_return_10y }
wrong-stocks-bonds = Les dix prochaines années inversent l’ordre, comme cela s’est déjà vu.
claim-stocks-ahead = Les actions ont fait mieux que les obligations dans { $freq_stocks_beat_bonds_10y } des périodes de dix ans depuis 1871
wrong-stocks-ahead = Les périodes se chevauchent : il y en a moins d’indépendantes qu’il n’y paraît.
claim-worst-decade = Les dix pires années des actions américaines ont donné { $sp_real_return_10y_worst } après inflation
wrong-worst-decade = Une répartition avec des obligations aurait amorti le choc plus que ce chiffre ne le montre.
claim-concentration =
    La plus grosse position représente { $pf_largest_weight } de l’ensemble{ $more ->
        [yes] , et la somme des carrés des pondérations est de { $pf_hhi }
       *[no] { "" }
    }
wrong-concentration = Des positions non déclarées modifient les pondérations.
claim-together = Les positions ont évolué ensemble avec une corrélation moyenne de { $pf_mean_correlation }
wrong-together = Lors de la prochaine baisse, elles évoluent davantage ensemble qu’auparavant.
claim-portfolio-return =
    Avec ces pondérations, l’ensemble a rapporté { $pf_return_3y } sur trois ans{ $more ->
        [yes] , et { $pf_return_1y } la dernière année
       *[no] { "" }
    }
wrong-portfolio-return = Les trois prochaines années se passent autrement.

## Questions to claims, and answers.

ask-window = Cela repose sur une seule période courte. Une période plus longue dirait-elle la même chose ?
ask-window-other = Cela repose sur une seule période courte. Sur une période plus longue, le chiffre est de { $longer }. Lequel des deux faut-il retenir ?
ask-regime = Les deux moitiés de cette série ont donné { $before } et { $after }. Est-ce plus qu’une phase de chance ou de malchance ?
ask-outlier = Sans ses dix meilleures séances, la série a rapporté { $without } au lieu de { $with }. L’affirmation tient-elle à quelques séances ?
ask-stale = Les chiffres sur lesquels cela repose datent d’il y a { $age }. Qu’en reste-t-il aujourd’hui ?
ask-survivors = Les entreprises qui ont échoué ne figurent pas dans cette série. Est-ce plus que l’histoire d’une entreprise qui a duré ?
ask-base-rate = Dans { $rate } des années passées, cette série a fini en gain. Qu’est-ce que l’affirmation y ajoute ?
ask-missing-risk = Cela passe sous silence que la pire baisse de la série a été de { $worst }.
ask-rates = Une variation des taux d’intérêt pourrait-elle aussi l’expliquer ? Le taux à dix ans a évolué de { $change } en un an.
answer-not-mine = Cette affirmation ne fait pas partie de ce constat.
answer-withdraw = Le chiffre sur lequel repose cette affirmation n’est pas dans le registre ; l’affirmation est retirée.
answer-as-quoted = Le chiffre est cité tel qu’il figure au registre, et sa formule l’accompagne.
answer-window = Admis en partie : une seule période courte, c’est peu. Le chiffre tient, sa portée est moindre.
answer-window-other = Admis : la période plus longue, avec { $longer }, va dans l’autre sens. L’affirmation compte moins.
answer-regime = Admis en partie : les deux phases ne se ressemblaient pas. Le chiffre tient, sa portée est moindre.
answer-outlier = Admis : une bonne part tient à quelques séances. L’affirmation compte moins.
answer-outlier-holds = Même sans les dix meilleures séances, il reste { $without }. L’affirmation tient.
answer-stale = Admis : les chiffres sont anciens. L’affirmation vaut pour leur date et compte moins aujourd’hui.
answer-survivors = Admis : ceux qui ont échoué ne sont pas dans la série. L’affirmation compte moins.
answer-missing-risk = Admis : la pire baisse ({ $worst }) doit figurer à côté de cette affirmation.
answer-base-rate-same = Le cas habituel, { $rate }, va dans le même sens. L’affirmation tient.
answer-base-rate-other = Admis : le cas habituel, { $rate }, va dans l’autre sens. L’affirmation n’est pas assez étayée.
answer-rates = Une autre cause peut aussi jouer ; l’affirmation porte sur le chiffre, non sur sa cause.
ruling-upheld = La question a trouvé sa réponse dans les chiffres ; l’affirmation tient.
ruling-weakened = Son auteur admet l’argument ; l’affirmation compte moins.
ruling-withdrawn = Son auteur la retire ; elle ne compte pas.
ruling-unresolved = Personne n’a répondu ; l’affirmation compte moins.

## The view. $balance is favourable, unfavourable or mixed.

thesis-one =
    { $balance ->
        [favourable] D’après les chiffres disponibles, les éléments sont plutôt favorables pour { $name }.
        [unfavourable] D’après les chiffres disponibles, les éléments sont plutôt défavorables pour { $name }.
       *[mixed] Pour { $name }, les chiffres pèsent à peu près autant d’un côté que de l’autre.
    }
thesis-comparison =
    { $balance ->
        [favourable] Comparaison faite, { $first } ressort devant { $others } sur ces chiffres.
        [unfavourable] Comparaison faite, { $first } ressort derrière { $others } sur ces chiffres.
       *[mixed] Comparaison faite, { $first } et { $others } sont à peu près à égalité sur ces chiffres.
    }
thesis-portfolio =
    { $balance ->
        [favourable] D’après les chiffres disponibles, la répartition convient à la demande.
        [unfavourable] D’après les chiffres disponibles, la répartition ne convient pas à la demande.
       *[mixed] D’après les chiffres disponibles, il y a autant d’arguments pour la répartition que contre elle.
    }
thesis-macro = État des lieux : { $name }. De tels chiffres ne sont ni pour ni contre qui que ce soit.
thesis-no-side = Pour { $name }, les chiffres décrivent la situation et ne penchent d’aucun côté.
thesis-nothing = La base de données contient trop peu d’éléments propres au sujet ({ $name }) ; le comité ne porte donc pas de jugement.
thesis-around = Voici ce que l’on peut dire : { $text }
thesis-for = Principal argument favorable : { $text }
thesis-against = Principal argument défavorable : { $text }
thesis-taken-back = Après l’objection de la red team, le comité ne porte pas de jugement : les éléments sont trop anciens ou ne sont pas fiables. L’appréciation était auparavant : { $thesis }
change-newer = Des chiffres actuels à la place des anciens.
change-gaps = Des données qui comblent les lacunes, d’abord les cours et les comptes.

## Risks: what, what softens it, the sign that it is happening.

risk-fall = Une baisse comme la pire subie par { $name } dans la série (dernière donnée : { $date }) : { $worst }.
risk-fall-softened = Une position assez petite pour qu’une telle baisse soit supportable, et du temps pour attendre.
risk-fall-sign = Une baisse au-delà de celle retenue comme supportable, mesurée depuis le dernier sommet.
risk-debt = { $name } doit, trésorerie déduite, { $debt } fois son résultat d’exploitation et devra refinancer cette dette.
risk-debt-softened = Des échéances longues et un résultat qui varie peu.
risk-debt-sign = Les intérêts absorbent une part croissante du résultat d’exploitation.
risk-concentration = La plus grosse position représente { $largest } de l’ensemble : sa baisse est celle du portefeuille.
risk-concentration-softened = Davantage de positions qui évoluent indépendamment.
risk-concentration-sign = La plus grosse position baisse alors que les autres tiennent.
risk-rates = Les taux d’intérêt s’éloignent nettement de leur niveau de référence ({ $rate }, { $date }), et avec eux la valeur actuelle des bénéfices futurs.
risk-rates-softened = Des bénéfices qui progressent avec les prix, et peu de dette.
risk-rates-sign = Le taux à dix ans bouge de plus d’un point en un an.
risk-against = Les arguments contraires se révèlent décisifs. { $text }
risk-against-softened = Donner à l’affirmation un poids à la mesure du crédit qu’on lui accorde.
risk-against-sign = Des chiffres plus récents le confirment.
risk-old = Le monde a changé depuis la fin des données, il y a { $age }.
risk-old-softened = Apporter des données actuelles avant de s’appuyer sur cette analyse.
risk-old-sign = Des chiffres plus récents sont de signe opposé à ceux utilisés ici.
risk-gaps = Un élément important se trouve parmi les lacunes.
risk-gaps-softened = Combler d’abord les lacunes en tête de liste.
risk-gaps-sign = Une lacune est comblée et la lecture change.
risk-objection = L’objection de la red team se révèle juste. { $text }
risk-objection-softened = Examiner ce point en premier quand des chiffres plus récents arrivent.
risk-objection-sign = Des chiffres plus récents donnent raison à l’objection.

## Scenarios.

scenario-bear-stock = L’horizon se termine sans gain avec { $name }, comme dans { $lost } des périodes passées les plus proches.
scenario-base-stock = { $name } gagne, mais au plus dix pour cent par an : le reste des périodes passées.
scenario-bull-stock = { $name } gagne plus de dix pour cent par an, comme dans { $strong } des périodes passées les plus proches.
scenario-bear-market = L’horizon se termine sans gain après inflation, comme dans { $lost } des périodes passées les plus proches.
scenario-base-market = Il y a un gain après inflation, au plus égal au rythme annuel de long terme : le reste des périodes passées.
scenario-bull-market = Le gain après inflation dépasse le rythme annuel de long terme, comme dans { $strong } des périodes passées les plus proches.
scenario-stands-in = L’historique propre est trop court pour compter ({ $name }) ; le marché américain des actions en tient lieu.
scenario-bear-unknown = La perte est durable. Rien dans le registre n’en indique la probabilité.
scenario-base-unknown = L’évolution suit celle du marché. Rien dans le registre n’en indique la probabilité.
scenario-bull-unknown = L’évolution est nettement meilleure que celle du marché. Rien dans le registre n’en indique la probabilité.
scenario-bear-wrong = La valeur à la fin de l’horizon dépasse celle du début.
scenario-base-wrong = L’horizon se termine sans gain, ou bien au-dessus de ce rythme.
scenario-bull-wrong = Le gain annuel ne dépasse pas ce rythme.

## The red team, and the chair's response.

objection-planted = Le projet présente un chiffre que le registre ne contient pas : { $figure }.
objection-older-than-horizon = L’âge des chiffres dépasse la durée de l’horizon : même les plus récents s’arrêtent { $age } avant la date de la demande.
objection-old = Les chiffres les plus anciens s’arrêtent { $age } avant la date de la demande ; ce qui s’est passé depuis n’y figure pas.
objection-cross-examination = Sans le contre-interrogatoire, les mêmes chiffres aboutissent à une autre conclusion ; le projet dépend de la façon dont les affirmations ont été questionnées.
objection-single-figure = La conclusion dépend d’un seul chiffre : { $name }, { $value } ({ $date }).
objection-single-seat = Sans le pôle { $seat }, la conclusion bascule de l’autre côté.
objection-opposite =
    { $count ->
        [one] La thèse inverse : une lecture sur { $all } va dans l’autre sens. { $text }
       *[other] La thèse inverse : { $count } lectures sur { $all } vont dans l’autre sens, à commencer par la plus forte. { $text }
    }
objection-no-opposite = Aucun chiffre ne plaide pour la thèse inverse. C’est autant le signe de ce qui n’a pas été examiné qu’un signe de solidité.
objection-no-judgement = Le projet ne porte pas de jugement. S’il le faisait, ce serait sans aucun chiffre sur le sujet.
objection-one-source = Tous les chiffres viennent d’une seule source.
objection-frequencies = Les probabilités sont des fréquences de périodes passées qui se chevauchent, non des prévisions.
response-noted = Noté ; cela ne change pas la conclusion.
response-lowered = Accepté ; la confiance est abaissée.
response-halved = Accepté ; la confiance est réduite de moitié.
response-taken-back = Accepté ; le jugement est retiré. Ce que les chiffres disaient à leur date reste parmi les facteurs.

## The debrief, in plain words.

headline-comparison =
    { $balance ->
        [favourable] D’après ces chiffres, { $first } ressort devant { $others }.
        [unfavourable] D’après ces chiffres, { $first } ressort derrière { $others }.
        [mixed] D’après ces chiffres, { $first } et { $others } sont à peu près à égalité.
       *[insufficient_evidence] Les éléments recueillis ne suffisent pas à départager { $first } et { $others }.
    }
headline-macro = État des lieux : { $name }.
headline-portfolio =
    { $balance ->
        [favourable] D’après les chiffres, la répartition convient à votre demande.
        [unfavourable] D’après les chiffres, la répartition ne convient pas à votre demande.
        [mixed] D’après les chiffres, il y a autant d’arguments pour la répartition que contre elle.
       *[insufficient_evidence] Les éléments recueillis ne suffisent pas à juger la répartition.
    }
tell-committee =
    { $members ->
        [one] Un seul membre a examiné la question. Son projet a ensuite été attaqué pour en trouver les points faibles.
       *[other] { $members } membres ont examiné la question, d’abord chacun de son côté. Ils se sont ensuite interrogés mutuellement et ont consigné leurs désaccords.
    }
tell-committee-alone = { $members } membres ont examiné la question, chacun de son côté, et le président a pesé leurs conclusions.
tell-confidence =
    { $level ->
        [high] Le comité en est assez sûr : { $confidence } sur une échelle de 0 à 1.
        [medium] Le comité n’en est sûr qu’en partie : { $confidence } sur une échelle de 0 à 1.
       *[low] Le comité n’en est pas du tout sûr : { $confidence } sur une échelle de 0 à 1.
    } Cela indique la qualité des éléments recueillis. Ce n’est pas la probabilité d’un gain.
tell-odds = Dans le passé, { $lost } des périodes de { $horizon } se sont terminées sans gain. C’est un constat historique, non une prévision.
tell-import = Pour obtenir une meilleure réponse, apportez des données plus récentes : importez un fichier de cours ou les comptes de la société, ou activez une source en direct.
tell-trade = { $name } ({ $horizon })

## What the data room does not have.

gap-prices-missing = Pas de cours pour { $name }. Importez un fichier de cours quotidiens pour combler cette lacune.
gap-prices-old = Derniers cours disponibles pour { $name } : { $date }.
gap-accounts-missing = Pas de comptes pour { $name }. Importez les chiffres annuels pour combler cette lacune.
gap-accounts-old = Derniers comptes disponibles pour { $name } : { $date }.
gap-industry-missing = Pas de données sectorielles sur { $name }.
gap-market-old = Les séries du marché américain s’arrêtent en { $date }.
gap-news-missing = Pas d’actualités.
gap-provider-down = La source { $provider } n’a pas pu être jointe : { $reason }.
gap-window-too-short = Pour { $name }, trop peu de cours pour couvrir une période plus longue.
gap-holdings-unpriced = Pas de cours pour votre position { $name }.
gap-portfolio-no-weights = Les pondérations des positions ne sont pas connues.

## Terms that the debrief explains.

term-volatility = Volatilité
term-drawdown = Drawdown
term-confidence = Confiance
term-dissent = Avis divergent
term-red-team = Red team

## Measures, as lists name them.

measure-price = Dernier cours
measure-age = Âge des cours
measure-return-1m = Variation sur un mois
measure-return-3m = Variation sur trois mois
measure-return-6m = Variation sur six mois
measure-return-1y = Variation sur douze mois
measure-return-3y = Rendement annuel sur trois ans
measure-return-5y = Rendement annuel sur cinq ans
measure-return-10y = Rendement annuel sur dix ans
measure-return-all = Rendement annuel sur toute la série
measure-momentum-12-1 = Variation sur l’année précédant le dernier mois
measure-trend = Écart à la moyenne longue
measure-vol-1y = Volatilité sur un an
measure-vol-36m = Volatilité sur trois ans
measure-max-drawdown-1y = Plus forte baisse en un an
measure-max-drawdown-36m = Plus forte baisse en trois ans
measure-max-drawdown-all = Plus forte baisse sur toute la série
measure-drawdown-now = Écart au plus haut
measure-worst-month = Pire mois
measure-best-month = Meilleur mois
measure-return-all-less-best-10 = Rendement annuel sans les dix meilleures séances
measure-return-first-half = Rendement annuel, première moitié
measure-return-second-half = Rendement annuel, seconde moitié
measure-volume-ratio = Volume rapporté à sa moyenne
measure-turnover-20d = Volume quotidien
measure-freq-pos = Périodes passées avec gain
measure-freq-neg = Périodes passées sans gain
measure-freq-strong = Périodes passées à plus de dix pour cent par an
measure-freq-above-avg = Périodes passées au-dessus du rythme de long terme
measure-horizon = Horizon en années entières
measure-window-count-1y = Périodes d’un an dans la série
measure-beta-36m = Bêta par rapport au marché
measure-correlation-36m = Corrélation sur trois ans
measure-return-gap-1y = Avance sur douze mois
measure-real-return-5y = Rendement annuel après inflation, cinq ans
measure-revenue = Chiffre d’affaires
measure-revenue-growth-1y = Croissance du chiffre d’affaires, un an
measure-revenue-growth-2y = Croissance du chiffre d’affaires, deux ans
measure-gross-margin = Marge brute
measure-operating-margin = Marge d’exploitation
measure-operating-margin-change-1y = Variation de la marge d’exploitation
measure-net-margin = Marge nette
measure-net-income = Résultat net
measure-roe = Rentabilité des capitaux propres
measure-roa = Rentabilité des actifs
measure-roic = Rentabilité du capital investi
measure-debt-to-equity = Dette sur capitaux propres
measure-net-debt-to-operating-income = Dette nette sur résultat d’exploitation
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
measure-accounts-age = Âge des comptes
measure-pe = Cours sur bénéfices (PER)
measure-ps = Cours sur chiffre d’affaires
measure-pb = Cours sur valeur comptable
measure-fcf-yield = Rendement du flux de trésorerie disponible
measure-earnings-yield = Rendement des bénéfices
measure-pe-percentile = PER par rapport à son propre passé
measure-pe-median = PER médian
measure-pe-to-market = PER rapporté à celui du marché
measure-float-to-earnings = Capital flottant sur résultat net
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
measure-after-cape-median-10y = Rendement médian après un départ cher
measure-excess-cape-yield = Rendement des bénéfices diminué du taux réel
measure-sp-payout = Part des bénéfices distribuée
measure-dividend-yield = Rendement du dividende
measure-real-earnings-growth-10y = Croissance réelle des bénéfices, dix ans
measure-real-return-1y = Rendement après inflation, un an
measure-real-return-10y = Rendement annuel après inflation, dix ans
measure-real-return-20y = Rendement annuel après inflation, vingt ans
measure-real-return-all = Rendement annuel après inflation, toute la série
measure-real-return-10y-worst = Dix pires années après inflation
measure-bond-real-return-10y = Obligations après inflation, dix ans
measure-freq-stocks-beat-bonds-10y = Périodes de dix ans où les actions battent les obligations
measure-curve-10y-3m = Taux à dix ans moins taux à trois mois
measure-curve-10y-2y = Taux à dix ans moins taux à deux ans
measure-curve-share-inverted = Mois avec une courbe inversée
measure-curve-age = Âge de la courbe
measure-unemployment = Taux de chômage
measure-unemployment-median = Taux de chômage médian
measure-credit-spread = Écart entre emprunteurs fragiles et solides
measure-credit-spread-percentile = Cet écart par rapport à son propre passé
measure-pf-value = Valeur des positions
measure-pf-weight = Pondération dans le portefeuille
measure-pf-largest-weight = Plus forte pondération
measure-pf-hhi = Somme des carrés des pondérations
measure-pf-vol-36m = Volatilité de l’ensemble des positions
measure-pf-max-drawdown-36m = Plus forte baisse des positions en trois ans
measure-pf-return-1y = Rendement des positions, un an
measure-pf-return-3y = Rendement annuel des positions, trois ans
measure-pf-mean-correlation = Corrélation moyenne des positions
measure-pf-priced-share = Part des positions avec un cours

## What the engine says in the transcript.

floor-opened =
    Le comité se réunit au sujet de « { $title } ». La base de données contient { $figures ->
        [one] { $figures } chiffre
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
floor-revised = Le projet est révisé : { $thesis }
red-team-pass = La red team laisse passer le projet.
red-team-revise = La red team renvoie le projet pour révision.
red-team-reject = La red team rejette le projet.
red-team-unheard = La red team n’a pas pu être entendue ({ $reason }) ; le projet est considéré comme rejeté.
number-left-out = Un nombre sans source a été retiré du texte.

## The first sentence, where the figures answer just what was asked. Changes come with their sign.

first-curve =
    { $verdict ->
        [yes] Oui, la courbe des taux américaine est inversée selon nos chiffres les plus récents
        [partly] La courbe des taux américaine est en partie inversée selon nos chiffres les plus récents
       *[no] Non, la courbe des taux américaine n’est pas inversée selon nos chiffres les plus récents
    } : le taux à dix ans moins le taux à deux ans était de { $curve_10y_2y } ({ $date }), et moins le taux à trois mois, de { $curve_10y_3m } ({ $other_date }).
first-recession =
    { $verdict ->
        [yes] Les signes de récession américaine que nous suivons sont un avertissement
        [partly] Les signes de récession américaine que nous suivons sont partagés
       *[no] Les signes de récession américaine que nous suivons sont calmes
    } : le chômage dépassait de { $sahm } son plus bas de l’année écoulée ({ $date }) ; sur un an, emploi { $payrolls_12m } et revenu réel hors transferts { $income_12m } ; taux à dix ans moins taux à trois mois { $curve_10y_3m } ({ $other_date }).
first-savings = Une épargne qui rapporte moins de { $infl_12m } par an perd du pouvoir d’achat : c’était l’inflation américaine sur les douze mois jusqu’à { $date }. Les bons du Trésor à trois mois rapportaient { $bill_rate } ({ $other_date }), soit { $real_bill_rate } après inflation. L’argent sans intérêt a gardé { $purchasing_power_10y } de son pouvoir d’achat en dix ans.
first-inflation = L’inflation américaine était de { $infl_12m } sur les douze mois jusqu’à { $date }, et de { $core_infl_12m } hors alimentation et énergie ; sur dix ans, elle était de { $infl_10y }.
first-jobs = Le chômage américain était de { $unemployment } ({ $date }), contre une médiane de { $unemployment_median } ; l’emploi a varié de { $payrolls_12m } en un an.
first-rates = Les emprunts d’État américains à dix ans rapportaient { $long_rate } ({ $date }), soit { $real_long_rate } après l’inflation de l’année écoulée ; les bons à trois mois rapportaient { $bill_rate } ({ $other_date }), soit { $real_bill_rate } après inflation.
first-money = La masse monétaire américaine M2 a varié de { $m2_12m } sur l’année jusqu’à { $date }, et de { $m2_real_12m } après inflation.
first-housing = Les mises en chantier américaines ont varié de { $starts_12m } et les permis de construire de { $permits_12m } sur l’année jusqu’à { $date } ; le coût du logement a varié de { $shelter_12m }. Nous n’avons pas de prix des maisons.
first-dollar = Face aux monnaies de ses partenaires commerciaux, le dollar a varié de { $dollar_12m } sur l’année jusqu’à { $date } ; il était plus faible { $dollar_percentile } des jours de notre série.
first-growth = La production réelle américaine a varié de { $gdp_1y } en un an ({ $date }) ; l’emploi a varié de { $payrolls_12m } et le chômage était de { $unemployment }.
first-hedge =
    { $verdict ->
        [yes] { $name } a devancé l’inflation dans nos chiffres, mais ils sont trop peu nombreux pour parler de protection
       *[no] { $name } n’a pas suivi l’inflation dans nos chiffres, et ils sont trop peu nombreux pour juger de la protection
    } : de { $from } à { $to }, le prix a varié de { $gain_whole }, les prix à la consommation américains de { $infl_whole } ; sa plus forte baisse sur les douze derniers mois était de { $max_drawdown_1y }.
first-spot = { $name } coûtait { $price } ({ $date }), soit une variation de { $return_1y } en un an ; sa plus forte baisse sur cette année était de { $max_drawdown_1y }.
first-currency =
    { $verdict ->
        [neither] Les chiffres ne favorisent aucun des deux côtés
        [up] Le passé penche pour une hausse
       *[down] Le passé penche pour une baisse
    } : { $name } valait { $price } ({ $date }), contre une médiane de { $level_median } ; le cours était plus bas { $level_percentile } des mois, et dans { $freq_neg } des périodes passées proches de l’horizon il n’a pas monté.
first-accounts =
    { $balance ->
        [favourable] Les comptes de { $name } sont solides
        [unfavourable] Les comptes de { $name } sont fragiles
       *[mixed] Les comptes de { $name } sont solides par endroits et fragiles ailleurs
    } : pour l’exercice clos le { $date }, marge opérationnelle { $operating_margin }, croissance des ventes { $revenue_growth_1y }, trésorerie d’exploitation { $cash_conversion } fois le résultat net et dette { $debt_to_equity } fois les fonds propres.
first-compare =
    { $balance ->
        [favourable] D’après leurs comptes, { $name } devance { $other }
        [unfavourable] D’après leurs comptes, { $name } est derrière { $other }
       *[mixed] D’après leurs comptes, { $name } et { $other } sont à peu près à égalité
    } : croissance des ventes { $revenue_growth_1y } contre { $revenue_growth_1y_other }, marge opérationnelle { $operating_margin } contre { $operating_margin_other }, rendement des fonds propres { $roe } contre { $roe_other }.

## How current the evidence is, by kind.

evidence-current = Fraîcheur des données : { $kinds }.
current-accounts = comptes jusqu’à { $date }
current-prices = cours des actions jusqu’à { $date }
current-metals = métaux et cryptomonnaies jusqu’à { $date }
current-exchange = taux de change jusqu’à { $date }
current-market = bourse américaine jusqu’à { $date }
current-rates = taux d’intérêt jusqu’à { $date }
current-economy = données économiques jusqu’à { $date }
table-years = { $name } : exercices

## Claims on the economy, on short histories, and on several years.

claim-dollar = Le dollar a varié de { $dollar_12m } en un an face aux monnaies de ses partenaires commerciaux ; il était plus faible { $dollar_percentile } des jours de la série
wrong-dollar = Le dollar change de direction dans l’année.
claim-fall-year =
    En un an, la plus forte baisse de { $name } était de { $max_drawdown_1y }{ $dated ->
        [yes] , de { $from } à { $to }
       *[no] { "" }
    }, { $verdict ->
        [opposes] plus que ce qui peut être supporté
       *[other] dans la limite de ce qui peut être supporté
    }
wrong-fall-year = Une histoire plus longue montre une baisse de l’autre côté de cette limite.
claim-swings-year = La volatilité annuelle de { $name } sur douze mois était de { $vol_12m }
wrong-swings-year = Une histoire plus longue montre une volatilité d’un autre ordre.
claim-sahm = Le chômage moyen sur trois mois dépassait de { $sahm } son plus bas de l’année écoulée
wrong-sahm = Le chômage monte dans les prochains mois.
claim-inversion-record = Dans { $jobs_after_inversion } des mois où la courbe était inversée, le chômage était nettement plus élevé un an et demi plus tard, contre { $jobs_after_any } de tous les mois
wrong-inversion-record = La prochaine inversion passe sans hausse du chômage.
claim-growth-5y =
    Sur cinq ans, les ventes de { $name } ont varié de { $revenue_growth_5y }{ $more ->
        [yes] , le bénéfice par action de { $eps_growth_5y }
       *[no] { "" }
    }
wrong-growth-5y = La croissance venait d’un rachat ou d’une seule bonne année.
claim-bill-real = Les bons du Trésor à trois mois rapportaient { $bill_rate }, soit { $real_bill_rate } après inflation
wrong-bill-real = Les taux courts ou l’inflation bougent de plus d’un point.
claim-payrolls = L’emploi américain a varié de { $payrolls_12m } en douze mois
wrong-payrolls = Les chiffres sont révisés ou se retournent en quelques mois.
claim-output = La production réelle américaine a varié de { $gdp_1y } en un an
wrong-output = Les prochains trimestres vont dans l’autre sens.
claim-money =
    La masse monétaire américaine M2 a varié de { $m2_12m } en un an, de { $m2_real_12m } après inflation{ $more ->
        [yes] { " " }; les prêts bancaires aux entreprises ont varié de { $loans_12m }
       *[no] { "" }
    }
wrong-money = L’argent passe à des formes que M2 ne compte pas.
claim-housing =
    Les mises en chantier américaines ont varié de { $starts_12m } en un an, les permis de construire de { $permits_12m }{ $more ->
        [yes] { " " }; le coût du logement a varié de { $shelter_12m }
       *[no] { "" }
    }
wrong-housing = Un hiver doux ou rude explique l’écart.
claim-purchasing-power = Un dollar a gardé { $purchasing_power_10y } de ce qu’il achetait dix ans plus tôt
wrong-purchasing-power = Les prix baissent dans les dix prochaines années.
claim-hedge = Le prix de { $name } a varié de { $gain_whole }, les prix à la consommation américains de { $infl_whole } sur les mêmes mois
wrong-hedge = Sur une plus longue durée, il reste derrière les prix à la consommation.
claim-level = La médiane de { $name } sur toute la série est de { $level_median } ; le cours était plus bas qu’aujourd’hui { $level_percentile } des mois
wrong-level = L’ancienne médiane ne convient plus, car les prix des deux pays se sont écartés.

## Measures of the above.

measure-vol-12m = Volatilité annuelle, douze mois
measure-gain-whole = Variation depuis le début de la série
measure-infl-whole = Inflation sur les mêmes mois
measure-correlation-12m = Corrélation, douze mois
measure-level-median = Cours médian
measure-level-percentile = Cours par rapport à son passé
measure-core-infl-12m = Inflation hors alimentation et énergie
measure-shelter-12m = Variation du coût du logement
measure-payrolls-12m = Variation de l’emploi
measure-income-12m = Variation du revenu réel
measure-m2-12m = Variation de la masse monétaire M2
measure-m2-real-12m = Variation de M2 après inflation
measure-starts-12m = Variation des mises en chantier
measure-permits-12m = Variation des permis de construire
measure-loans-12m = Variation des prêts aux entreprises
measure-gdp-1y = Variation de la production réelle
measure-bill-rate = Taux des bons du Trésor à trois mois
measure-real-bill-rate = Taux des bons moins inflation
measure-purchasing-power-10y = Pouvoir d’achat restant après dix ans
measure-sahm = Chômage au-dessus de son plus bas de l’année
measure-jobs-after-inversion = Inversions suivies d’une hausse du chômage
measure-jobs-after-any = Mois suivis d’une hausse du chômage
measure-dollar-12m = Variation du dollar large
measure-dollar-percentile = Dollar large par rapport à son passé
measure-sp-long-rate = Taux à dix ans ce mois-là
measure-revenue-growth-5y = Croissance des ventes, cinq ans
measure-eps-growth-5y = Croissance du bénéfice par action, cinq ans
measure-cash = Trésorerie et titres à court terme
measure-debt = Dette
measure-dividends = Dividendes versés
measure-buybacks = Rachats d’actions
measure-dividends-per-share = Dividende par action
measure-shares-diluted = Actions diluées
measure-public-float = Valeur des actions dans le public
