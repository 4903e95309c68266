# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Detta material är genererat av artificiell intelligens (AI) och kan innehålla fel. Det utgör inte investeringsrådgivning och är varken en rekommendation eller en uppmaning eller ett erbjudande. Det är inte anpassat till någons personliga förhållanden och skapar inget rådgivnings- eller förtroendeförhållande.
disclosure-statements =
    .n1 = Detta material är genererat av artificiell intelligens (AI).
    .n2 = Detta material kan innehålla fel.
    .n3 = Detta material utgör inte investeringsrådgivning.
    .n4 = Detta material är varken en rekommendation eller en uppmaning eller ett erbjudande.
    .n5 = Detta material är inte anpassat till någons personliga förhållanden.
    .n6 = Detta material skapar inget rådgivnings- eller förtroendeförhållande.

## Why a question is not taken up.

reject-blank = Ingen fråga har ställts. Skriv en fråga om en investering, en marknad eller ekonomin.
reject-off-mandate = Den här kommittén behandlar endast investeringar, marknader, värdepapper, fonder, företag som investeringsobjekt samt ekonomin. Formulera om frågan så att den ryms inom det området.
reject-inside-information = Kommittén kan inte arbeta med insiderinformation. Ställ en fråga som kan prövas utifrån offentlig information.
reject-manipulation = Kommittén kan inte hjälpa till att manipulera en marknad eller vilseleda andra investerare.
reject-trade-execution = Kommittén analyserar; den genomför inga affärer och agerar inte för någons räkning. Be om en analys i stället.
reject-tax-evasion = Kommittén kan inte hjälpa till att dölja inkomster eller vinster för skattemyndigheten. Fråga i stället hur en placering beskattas.
reject-certainty = Ingen kan utlova ett visst utfall eller garantera en avkastning. Fråga i stället om spannet av möjliga utfall.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = Vilket instrument, vilket företag, vilken fond eller vilken marknad menar du?
question-instrument-text-named = Vad menar du närmare bestämt med ”{ $name }”?
question-instrument-why = Kommittén måste veta exakt vad den ska undersöka, eftersom liknande namn kan stå för olika saker.
question-horizon-text = Vilken tidshorisont ska analysen omfatta?
question-horizon-why = Samma underlag kan vara gynnsamt under en period och ogynnsamt under en annan.
question-horizon-options =
    .n1 = 1 till 3 år
    .n2 = 3 till 10 år
    .n3 = Mer än 10 år
    .n4 = Mindre än 1 år
question-risk-text = Vilken risktolerans ska analysen utgå från?
question-risk-why = Hur tungt möjliga förluster väger beror på hur stor nedgång du skulle klara.
question-risk-options =
    .n1 = Måttlig: kan bära en nedgång på ungefär en femtedel
    .n2 = Låg: att bevara kapitalet kommer först
    .n3 = Hög: kan bära en nedgång på hälften eller mer
question-objective-text = Vilket är det viktigaste målet?
question-objective-why = Tillväxt, löpande inkomst och bevarande av kapital mäts med olika måttstockar.
question-objective-options =
    .n1 = Långsiktig tillväxt
    .n2 = Regelbunden inkomst
    .n3 = Bevarad köpkraft
    .n4 = En kortsiktig möjlighet

## What is assumed when nothing was said.

assumption-horizon = Ingen tidshorisont angavs; analysen utgår från ”{ $value }”.
assumption-risk = Ingen risktolerans angavs; analysen utgår från ”{ $value }”.
assumption-objective = Inget mål angavs; analysen utgår från ”{ $value }”.
assumption-holdings = Inga befintliga innehav angavs; analysen utgår från att det inte finns några.
assumption-part = Det framgår inte vad { $value } av portföljen är placerad i; den delen lämnas utanför.
class-stocks = Aktier
class-bonds = Obligationer
class-cash = Likvida medel
class-gold = Guld
class-property = Fastigheter
class-commodities = Råvaror
class-crypto = Kryptotillgångar
assumption-instrument = Inget enskilt instrument angavs; frågan tolkas som en fråga om { $value }.

## What goes wrong.

message-conflict-plan-generating = Planen förbereds fortfarande. Försök igen om en stund.
message-plan-failed = Planen kunde inte tas fram. Skicka in den igen för att skapa en ny.
message-execution-failed = För få av kommitténs ledamöter kunde delta: { $reason }
message-brief-failed = Din fråga kunde inte läsas just nu. Ställ den igen senare.
message-answers-failed = Dina svar kunde inte läsas just nu. Skicka dem igen.
message-waiting = Analytikern går inte att nå just nu. Kommittén väntar och fortsätter sedan härifrån.
message-budget-spent = Budgeten tog slut innan alla hade kunnat höras.
reason-budget-spent = budgeten är slut
reason-no-answer-in-time = inget svar kom i tid
reason-answer-unusable = svaret går inte att använda
reason-answer-broke-off = svaret avbröts
reason-service-busy = tjänsten var för upptagen
reason-computed-too-long = beräkningen tog för lång tid
reason-not-computed = det gick inte att beräkna
reason-figures-missing = siffrorna till den här frågan saknas
reason-model-declined = modellen avböjde att svara
reason-provider-fault = modelleverantören har ett eget fel
reason-provider-unreachable = modelleverantören går inte att nå
reason-provider-busy = modelleverantören tillåter inga fler anrop just nu
reason-provider-refused = modelleverantören avvisade begäran
reason-key-refused = modelleverantören godtar inte tjänstens nyckel
reason-model-unknown = modelleverantören känner inte till modellen
reason-provider-down = modelleverantören svarar inte; arbetet fortsätter när den svarar
failed-given-up = arbetet kunde inte fortsätta
failed-check = analysen kunde inte kontrolleras ({ $reason })
failed-debrief = ingen sammanfattning kunde skrivas ({ $reason })
failed-synthesis = resultaten kunde inte vägas samman ({ $reason })
failed-waiting = väntan på ett svar tog för lång tid ({ $reason })
failed-spent =
    { $reason }; förbrukat hittills: { $calls ->
        [one] { $calls } anrop
       *[other] { $calls } anrop
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } token
    }, { $cost } US-dollar
floor-abstains = { $seat } avstår: { $reason }.
confidence-step-chair = Ordföranden är mindre säker än siffrorna medger.
confidence-step-red-team = Det röda laget kom med invändningar som sänker säkerheten.
confidence-step-absent = Alla kunde inte höras.
read-by-rules = Språkmodellen gav inget användbart svar; frågan lästes därför enligt fasta regler.
message-unsupported-language = Granskningsprotokollet är endast tillgängligt för sessioner på engelska. Språk för denna session: { $language }.

## The debrief.

debrief-headline-favourable = Sammantaget talar underlaget för { $subject }.
debrief-headline-mixed = Underlaget om { $subject } pekar i båda riktningarna.
debrief-headline-unfavourable = Sammantaget talar underlaget mot { $subject }.
debrief-headline-insufficient = Underlaget räcker inte för att bedöma { $subject }.
debrief-asked = Din fråga: { $question }
debrief-committee = { $members } specialister har granskat frågan var för sig, sedan ifrågasatt varandra och skrivit ned var de är oense.
debrief-confidence = Säkerheten i bedömningen är { $confidence } på en skala från 0 till 1.
debrief-gaps = Vad som saknades: { $gaps }
debrief-dissent = Alla var inte överens: { $dissent }
debrief-change = Vad som skulle ändra bedömningen: { $change }
debrief-terms-volatility = Volatilitet beskriver hur kraftigt ett pris svänger upp och ned under en viss period.
debrief-terms-drawdown = Den största nedgången är fallet från en topp till den lägsta punkten därefter. Den anges i procent.
debrief-terms-confidence = Säkerheten anger hur säker kommittén är på sin egen bedömning, från 0 (inte alls) till 1 (helt). Den är inte sannolikheten för en vinst.
debrief-terms-dissent = En avvikande mening är uppfattningen hos en ledamot som inte håller med kommittén. Den redovisas bredvid kommitténs bedömning.
debrief-terms-red-team = Ett rött lag angriper en bedömning för att hitta dess svaga punkter innan någon förlitar sig på den.
