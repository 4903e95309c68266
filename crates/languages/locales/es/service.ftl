# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Este contenido ha sido generado por inteligencia artificial (IA) y puede contener errores. No constituye asesoramiento de inversión y no es una recomendación, una solicitud ni una oferta. No está adaptado a las circunstancias de ninguna persona y no crea ninguna relación de asesoramiento ni fiduciaria.
disclosure-statements =
    .n1 = Este contenido ha sido generado por inteligencia artificial (IA).
    .n2 = Este contenido puede contener errores.
    .n3 = Este contenido no constituye asesoramiento de inversión.
    .n4 = Este contenido no es una recomendación, una solicitud ni una oferta.
    .n5 = Este contenido no está adaptado a las circunstancias de ninguna persona.
    .n6 = Este contenido no crea ninguna relación de asesoramiento ni fiduciaria.

## Why a question is not taken up.

reject-blank = No se ha formulado ninguna pregunta. Por favor, escriba una pregunta sobre una inversión, un mercado o la economía.
reject-off-mandate = Este comité se ocupa únicamente de la inversión, los mercados, los valores, los fondos, las empresas como inversión y la economía. Por favor, reformule su pregunta para que se ajuste a ese ámbito.
reject-inside-information = El comité no puede trabajar con información privilegiada. Por favor, plantee una pregunta que pueda examinarse a partir de información pública.
reject-manipulation = El comité no puede ayudar a manipular un mercado ni a inducir a error a otros inversores.
reject-trade-execution = El comité analiza; no realiza operaciones ni actúa por cuenta de nadie. Por favor, pida en su lugar un análisis.
reject-tax-evasion = El comité no puede ayudar a ocultar ingresos o ganancias a la autoridad fiscal. Pregunte en su lugar cómo tributa una inversión.
reject-certainty = Nadie puede prometer un resultado ni garantizar una rentabilidad. Por favor, pregunte en su lugar por el abanico de resultados posibles.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = ¿A qué instrumento, empresa, fondo o mercado se refiere?
question-instrument-text-named = ¿A qué se refiere exactamente con «{ $name }»?
question-instrument-why = El comité debe saber con exactitud qué ha de examinar, porque nombres parecidos pueden designar cosas distintas.
question-horizon-text = ¿Qué horizonte de inversión debe abarcar el análisis?
question-horizon-why = Los mismos datos pueden ser favorables en un plazo y desfavorables en otro.
question-horizon-options =
    .n1 = De 1 a 3 años
    .n2 = De 3 a 10 años
    .n3 = Más de 10 años
    .n4 = Menos de 1 año
question-risk-text = ¿Qué tolerancia al riesgo debe suponer el análisis?
question-risk-why = El peso que se da a las posibles pérdidas depende de la caída que usted podría soportar.
question-risk-options =
    .n1 = Moderada: puede asumirse una caída de aproximadamente una quinta parte
    .n2 = Baja: la preservación del capital es lo primero
    .n3 = Alta: puede asumirse una caída de la mitad o más
question-objective-text = ¿Cuál es el objetivo principal?
question-objective-why = El crecimiento, los ingresos y la preservación del capital se miden con criterios distintos.
question-objective-options =
    .n1 = Crecimiento a largo plazo
    .n2 = Ingresos periódicos
    .n3 = Preservación del poder adquisitivo
    .n4 = Una oportunidad a corto plazo

## What is assumed when nothing was said.

assumption-horizon = No ha indicado ningún horizonte; suponemos: { $value }.
assumption-risk = No ha indicado su tolerancia al riesgo; suponemos: { $value }.
assumption-objective = No ha indicado ningún objetivo; suponemos: { $value }.
assumption-holdings = No ha indicado inversiones existentes; suponemos que no las tiene.
assumption-part = No está claro en qué está invertido el { $value } de la cartera. Dejamos esa parte fuera.
class-stocks = Acciones
class-bonds = Bonos
class-cash = Efectivo
class-gold = Oro
class-property = Inmuebles
class-commodities = Materias primas
class-crypto = Criptoactivos
assumption-instrument = No ha nombrado ningún instrumento concreto; entendemos que la pregunta trata de lo siguiente: { $value }.

## What goes wrong.

message-conflict-plan-generating = El plan aún se está preparando. Vuelva a intentarlo en unos instantes.
message-plan-failed = No se ha podido preparar el plan. Envíelo de nuevo para crear otro.
message-execution-failed = No han podido participar suficientes miembros del comité: { $reason }
message-brief-failed = No se ha podido leer su pregunta en este momento. Vuelva a hacerla más tarde.
message-answers-failed = No se han podido leer sus respuestas en este momento. Envíelas de nuevo.
message-waiting = No se puede contactar con el analista en este momento. El comité espera y seguirá desde aquí.
message-budget-spent = El presupuesto se agotó antes de que se pudiera oír a todos.
reason-budget-spent = el presupuesto está agotado
reason-no-answer-in-time = no llegó ninguna respuesta a tiempo
reason-answer-unusable = la respuesta no se puede utilizar
reason-answer-broke-off = la respuesta se interrumpió
reason-service-busy = el servicio estaba saturado
reason-computed-too-long = el cálculo tardó demasiado
reason-not-computed = no se pudo calcular
reason-figures-missing = faltan las cifras sobre esta pregunta
reason-model-declined = el modelo se negó a responder
reason-provider-fault = el proveedor del modelo tiene una avería
reason-provider-unreachable = no se puede contactar con el proveedor del modelo
reason-provider-busy = el proveedor del modelo no admite más llamadas por ahora
reason-provider-refused = el proveedor del modelo rechazó la solicitud
reason-key-refused = el proveedor del modelo no acepta la clave del servicio
reason-model-unknown = el proveedor del modelo no conoce el modelo
reason-provider-down = el proveedor del modelo no responde; el trabajo seguirá cuando responda
failed-given-up = no se pudo continuar
failed-check = no se pudo comprobar el análisis ({ $reason })
failed-debrief = no se pudo redactar el resumen ({ $reason })
failed-synthesis = no se pudo elaborar una síntesis de los hallazgos ({ $reason })
failed-waiting = se agotó el tiempo de espera de una respuesta ({ $reason })
failed-spent =
    { $reason }; gastado hasta ahora: { $calls ->
        [one] { $calls } llamada
       *[other] { $calls } llamadas
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $cost } dólares estadounidenses
floor-abstains = El área de { $seat } se abstiene: { $reason }.
confidence-step-chair = La presidencia se muestra más prudente de lo que exigen las cifras.
confidence-step-red-team = La revisión crítica planteó objeciones que reducen la confianza.
confidence-step-absent = No se pudo oír a todos.
read-by-rules = El modelo de lenguaje no dio una respuesta utilizable; la pregunta se leyó con reglas fijas.
message-unsupported-language = El registro de auditoría solo está disponible para las sesiones en inglés. Idioma de esta sesión: { $language }.

## The debrief.

debrief-headline-favourable = Sobre { $subject }, los datos reunidos son, en conjunto, favorables.
debrief-headline-mixed = Sobre { $subject }, los datos reunidos apuntan en ambos sentidos.
debrief-headline-unfavourable = Sobre { $subject }, los datos reunidos son, en conjunto, desfavorables.
debrief-headline-insufficient = Sobre { $subject }, no hay datos suficientes para emitir un juicio.
debrief-asked = Su pregunta: { $question }
debrief-committee = { $members } especialistas examinaron la cuestión por separado. Después se cuestionaron entre sí y anotaron en qué discrepan.
debrief-confidence = Nuestra confianza es de { $confidence } en una escala de 0 a 1.
debrief-gaps = Lo que faltaba: { $gaps }
debrief-dissent = No todos estuvieron de acuerdo: { $dissent }
debrief-change = Lo que cambiaría nuestra opinión: { $change }
debrief-terms-volatility = La volatilidad indica cuánto sube y baja un precio durante un periodo determinado.
debrief-terms-drawdown = Una caída desde máximos es la bajada desde un máximo hasta el punto más bajo que le siguió. Se expresa en porcentaje.
debrief-terms-confidence = La confianza indica hasta qué punto está seguro el comité de su propia opinión, de 0 (nada) a 1 (por completo). No es la probabilidad de obtener una ganancia.
debrief-terms-dissent = Una opinión discrepante es la de un miembro que no está de acuerdo con el comité. Queda anotada junto a la opinión del comité.
debrief-terms-red-team = La revisión crítica («red team» en inglés) ataca una opinión para encontrar sus puntos débiles antes de que alguien se fíe de ella.
