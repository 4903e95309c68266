# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Ce contenu est généré par une intelligence artificielle (IA) et peut comporter des erreurs. Il ne constitue pas un conseil en investissement et n’est ni une recommandation, ni une sollicitation, ni une offre. Il n’est adapté à la situation d’aucune personne en particulier et ne crée aucune relation de conseil ni aucune relation fiduciaire.
disclosure-statements =
    .n1 = Ce contenu est généré par une intelligence artificielle (IA).
    .n2 = Ce contenu peut comporter des erreurs.
    .n3 = Ce contenu ne constitue pas un conseil en investissement.
    .n4 = Ce contenu n’est ni une recommandation, ni une sollicitation, ni une offre.
    .n5 = Ce contenu n’est adapté à la situation d’aucune personne en particulier.
    .n6 = Ce contenu ne crée aucune relation de conseil ni aucune relation fiduciaire.

## Why a question is not taken up.

reject-blank = Aucune question n’a été posée. Veuillez formuler une question sur un investissement, un marché ou l’économie.
reject-off-mandate = Ce comité examine uniquement l’investissement, les marchés, les titres financiers, les fonds, les entreprises en tant qu’investissements et l’économie. Veuillez reformuler votre question pour qu’elle entre dans ce cadre.
reject-inside-information = Le comité ne peut pas travailler à partir d’informations privilégiées. Veuillez poser une question qui puisse être examinée sur la base d’informations publiques.
reject-manipulation = Le comité ne peut pas aider à manipuler un marché ni à induire d’autres investisseurs en erreur.
reject-trade-execution = Le comité analyse ; il n’exécute aucune transaction et n’agit pour le compte de personne. Veuillez plutôt demander une analyse.
reject-tax-evasion = Le comité ne peut pas aider à dissimuler des revenus ou des gains à l’administration fiscale. Demandez plutôt comment un placement est imposé.
reject-certainty = Personne ne peut promettre un résultat ni garantir un rendement. Veuillez plutôt demander l’éventail des résultats possibles.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = De quel instrument, de quelle société, de quel fonds ou de quel marché s’agit-il ?
question-instrument-text-named = Qu’entendez-vous précisément par « { $name } » ?
question-instrument-why = Le comité doit savoir exactement ce qu’il doit examiner, car des noms semblables peuvent désigner des choses différentes.
question-horizon-text = Quel horizon de placement l’analyse doit-elle couvrir ?
question-horizon-why = Les mêmes éléments peuvent être favorables sur une période et défavorables sur une autre.
question-horizon-options =
    .n1 = De 1 à 3 ans
    .n2 = De 3 à 10 ans
    .n3 = Plus de 10 ans
    .n4 = Moins de 1 an
question-risk-text = Quelle tolérance au risque l’analyse doit-elle retenir ?
question-risk-why = Le poids accordé aux pertes possibles dépend de l’ampleur de la baisse que vous pourriez supporter.
question-risk-options =
    .n1 = Modérée : une baisse d’environ un cinquième est supportable
    .n2 = Faible : la préservation du capital d’abord
    .n3 = Élevée : une baisse de moitié ou plus est supportable
question-objective-text = Quel est l’objectif principal ?
question-objective-why = La croissance, le revenu et la préservation du capital ne se mesurent pas selon les mêmes critères.
question-objective-options =
    .n1 = Croissance à long terme
    .n2 = Revenus réguliers
    .n3 = Préservation du pouvoir d’achat
    .n4 = Opportunité à court terme

## What is assumed when nothing was said.

assumption-horizon = Vous n’avez pas indiqué d’horizon ; nous retenons : { $value }.
assumption-risk = Vous n’avez pas indiqué votre tolérance au risque ; nous retenons : { $value }.
assumption-objective = Vous n’avez pas indiqué d’objectif ; nous retenons : { $value }.
assumption-holdings = Vous n’avez indiqué aucun placement existant ; nous supposons que vous n’en avez pas.
assumption-part = On ne sait pas dans quoi sont placés { $value } du portefeuille. Nous laissons cette part de côté.
class-stocks = Actions
class-bonds = Obligations
class-cash = Liquidités
class-gold = Or
class-property = Immobilier
class-commodities = Matières premières
class-crypto = Cryptoactifs
assumption-instrument = Vous n’avez pas nommé d’instrument précis ; nous comprenons que la question porte sur le sujet suivant : { $value }.

## What goes wrong.

message-conflict-plan-generating = Le plan est encore en préparation. Veuillez réessayer dans un instant.
message-plan-failed = Le plan n’a pas pu être préparé. Veuillez le soumettre à nouveau pour en établir un autre.
message-execution-failed = Trop peu de membres du comité ont pu participer : { $reason }
message-brief-failed = Impossible de lire votre question pour le moment. Veuillez la poser à nouveau plus tard.
message-answers-failed = Impossible de lire vos réponses pour le moment. Veuillez les envoyer à nouveau.
message-waiting = L’analyste est injoignable pour le moment. Le comité attend, puis reprendra là où il en est.
message-budget-spent = Le budget a été épuisé avant que tous aient pu être entendus.
reason-budget-spent = le budget est épuisé
reason-no-answer-in-time = aucune réponse n’est arrivée à temps
reason-answer-unusable = la réponse est inutilisable
reason-answer-broke-off = la réponse s’est interrompue
reason-service-busy = le service était surchargé
reason-computed-too-long = le calcul a pris trop de temps
reason-not-computed = le calcul n’a pas pu être fait
reason-figures-missing = il manque les chiffres sur cette question
reason-model-declined = le modèle a refusé de répondre
reason-provider-fault = le fournisseur du modèle est en panne
reason-provider-unreachable = le fournisseur du modèle est injoignable
reason-provider-busy = le fournisseur du modèle n’accepte plus d’appels pour le moment
reason-provider-refused = le fournisseur du modèle a refusé la requête
reason-key-refused = le fournisseur du modèle n’accepte pas la clé du service
reason-model-unknown = le fournisseur du modèle ne connaît pas le modèle
reason-provider-down = le fournisseur du modèle ne répond pas ; le travail reprendra dès qu’il répondra
failed-given-up = le travail n’a pas pu être poursuivi
failed-check = l’analyse n’a pas pu être vérifiée ({ $reason })
failed-debrief = aucun compte rendu n’a pu être rédigé ({ $reason })
failed-synthesis = aucune synthèse n’a pu être tirée des constats ({ $reason })
failed-waiting = l’attente d’une réponse a été trop longue ({ $reason })
failed-spent =
    { $reason } ; dépensé jusqu’ici : { $calls ->
        [one] { $calls } appel
       *[other] { $calls } appels
    }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $cost } dollars américains
floor-abstains = Le pôle { $seat } s’abstient : { $reason }.
confidence-step-chair = La présidence se montre plus prudente que les chiffres ne l’exigent.
confidence-step-red-team = La contre-expertise a soulevé des objections qui font baisser la confiance.
confidence-step-absent = Tous les membres n’ont pas pu être entendus.
read-by-rules = Le modèle de langage n’a pas donné de réponse utilisable ; la question a été lue selon des règles fixes.
message-unsupported-language = Le dossier d’audit n’est disponible que pour les sessions en anglais. Langue de cette session : { $language }.

## The debrief.

debrief-headline-favourable = Pour { $subject }, les éléments recueillis sont dans l’ensemble favorables.
debrief-headline-mixed = Pour { $subject }, les éléments recueillis vont dans les deux sens.
debrief-headline-unfavourable = Pour { $subject }, les éléments recueillis sont dans l’ensemble défavorables.
debrief-headline-insufficient = Pour { $subject }, les éléments recueillis ne suffisent pas à porter un jugement.
debrief-asked = Votre question : { $question }
debrief-committee = { $members } spécialistes ont examiné la question séparément. Ils ont ensuite confronté leurs analyses et noté leurs désaccords.
debrief-confidence = Notre confiance est de { $confidence } sur une échelle de 0 à 1.
debrief-gaps = Ce qui manquait : { $gaps }
debrief-dissent = Tous n’étaient pas du même avis : { $dissent }
debrief-change = Ce qui changerait notre avis : { $change }
debrief-terms-volatility = La volatilité décrit l’ampleur des variations d’un prix, à la hausse comme à la baisse, sur une période donnée.
debrief-terms-drawdown = Un repli est la baisse entre un sommet et le point le plus bas qui l’a suivi. Il est exprimé en pourcentage.
debrief-terms-confidence = La confiance indique à quel point le comité est sûr de son propre avis, de 0 (pas du tout) à 1 (entièrement). Ce n’est pas la probabilité d’un gain.
debrief-terms-dissent = Un avis divergent est celui d’un membre qui n’est pas d’accord avec le comité. Il est consigné à côté de l’avis du comité.
debrief-terms-red-team = La contre-expertise (« red team » en anglais) attaque un avis pour en trouver les points faibles avant que quelqu’un ne s’y fie.
