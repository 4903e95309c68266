# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = Este conteúdo foi gerado por inteligência artificial (IA) e pode conter erros. Não constitui aconselhamento de investimento e não é uma recomendação, uma solicitação nem uma oferta. Não está adaptado às circunstâncias de nenhuma pessoa e não cria nenhuma relação de aconselhamento ou fiduciária.
disclosure-statements =
    .n1 = Este conteúdo foi gerado por inteligência artificial (IA).
    .n2 = Este conteúdo pode conter erros.
    .n3 = Este conteúdo não constitui aconselhamento de investimento.
    .n4 = Este conteúdo não é uma recomendação, uma solicitação nem uma oferta.
    .n5 = Este conteúdo não está adaptado às circunstâncias de nenhuma pessoa.
    .n6 = Este conteúdo não cria nenhuma relação de aconselhamento ou fiduciária.

## Why a question is not taken up.

reject-blank = Nenhuma pergunta foi feita. Por favor, escreva uma pergunta sobre um investimento, um mercado ou a economia.
reject-off-mandate = Este comitê trata apenas de investimentos, mercados, valores mobiliários, fundos, empresas como investimento e economia. Por favor, reformule a pergunta para que se enquadre nesse âmbito.
reject-inside-information = O comitê não pode trabalhar com informação privilegiada. Por favor, faça uma pergunta que possa ser examinada com base em informações públicas.
reject-manipulation = O comitê não pode ajudar a manipular um mercado nem a induzir outros investidores a erro.
reject-trade-execution = O comitê analisa; não executa operações nem age em nome de ninguém. Em vez disso, por favor, solicite uma análise.
reject-tax-evasion = O comitê não pode ajudar a esconder rendimentos ou ganhos do fisco. Pergunte, em vez disso, como um investimento é tributado.
reject-certainty = Ninguém pode prometer um resultado nem garantir um retorno. Em vez disso, por favor, pergunte sobre a gama de resultados possíveis.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = A qual instrumento, empresa, fundo ou mercado a pergunta se refere?
question-instrument-text-named = A que exatamente a expressão “{ $name }” se refere?
question-instrument-why = O comitê precisa saber exatamente o que deve examinar, porque nomes semelhantes podem designar coisas diferentes.
question-horizon-text = Que horizonte de investimento a análise deve abranger?
question-horizon-why = Os mesmos dados podem ser favoráveis em um período e desfavoráveis em outro.
question-horizon-options =
    .n1 = De 1 a 3 anos
    .n2 = De 3 a 10 anos
    .n3 = Mais de 10 anos
    .n4 = Menos de 1 ano
question-risk-text = Qual tolerância ao risco a análise deve pressupor?
question-risk-why = O peso das possíveis perdas depende do tamanho da queda que poderia suportar.
question-risk-options =
    .n1 = Moderada: pode suportar uma queda de cerca de um quinto
    .n2 = Baixa: a preservação do capital em primeiro lugar
    .n3 = Alta: pode suportar uma queda de metade ou mais
question-objective-text = Qual é o objetivo principal?
question-objective-why = Crescimento, renda e preservação do capital são medidos por critérios diferentes.
question-objective-options =
    .n1 = Crescimento de longo prazo
    .n2 = Renda regular
    .n3 = Preservação do poder aquisitivo
    .n4 = Uma oportunidade de curto prazo

## What is assumed when nothing was said.

assumption-horizon = Não foi indicado um horizonte; consideramos: { $value }.
assumption-risk = Não foi indicada a sua tolerância ao risco; consideramos: { $value }.
assumption-objective = Não foi indicado um objetivo; consideramos: { $value }.
assumption-holdings = Não foi indicado nenhum investimento existente; consideramos que não há nenhum.
assumption-part = Não está claro em que estão aplicados { $value } da carteira. Deixamos essa parte de fora.
class-stocks = Ações
class-bonds = Títulos de renda fixa
class-cash = Dinheiro
class-gold = Ouro
class-property = Imóveis
class-commodities = Matérias-primas
class-crypto = Criptoativos
assumption-instrument = Não foi indicado nenhum instrumento específico; entendemos que a pergunta trata do seguinte tema: { $value }.

## What goes wrong.

message-conflict-plan-generating = O plano ainda está em preparação. Tente novamente em instantes.
message-plan-failed = Não foi possível preparar o plano. Envie-o novamente para criar outro.
message-execution-failed = O comitê não teve participantes suficientes: { $reason }
message-brief-failed = Não foi possível ler a sua pergunta neste momento. Faça-a novamente mais tarde.
message-answers-failed = Não foi possível ler as suas respostas neste momento. Envie-as novamente.
message-waiting = O analista não está acessível neste momento. O comitê aguarda e continuará a partir daqui.
message-budget-spent = O orçamento esgotou-se antes que todos pudessem ser ouvidos.
reason-budget-spent = o orçamento está esgotado
reason-no-answer-in-time = nenhuma resposta chegou a tempo
reason-answer-unusable = a resposta não pode ser usada
reason-answer-broke-off = a resposta foi interrompida
reason-service-busy = o serviço estava sobrecarregado
reason-computed-too-long = o cálculo demorou demais
reason-not-computed = não foi possível calcular
reason-figures-missing = faltam os números sobre esta pergunta
reason-model-declined = o modelo recusou-se a responder
reason-provider-fault = o provedor do modelo está com uma falha
reason-provider-unreachable = não é possível contatar o provedor do modelo
reason-provider-busy = o provedor do modelo não permite mais chamadas por enquanto
reason-provider-refused = o provedor do modelo recusou a solicitação
reason-key-refused = o provedor do modelo não aceita a chave do serviço
reason-model-unknown = o provedor do modelo não conhece o modelo
reason-provider-down = o provedor do modelo não responde; o trabalho continuará quando ele responder
failed-given-up = não foi possível continuar
failed-check = não foi possível verificar a análise ({ $reason })
failed-debrief = não foi possível escrever o resumo ({ $reason })
failed-synthesis = não foi possível fazer uma síntese das conclusões ({ $reason })
failed-waiting = a espera por uma resposta foi longa demais ({ $reason })
failed-spent =
    { $reason }; gasto até agora: { $calls ->
        [one] { $calls } chamada
       *[other] { $calls } chamadas
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $cost } dólares americanos
floor-abstains = A área de { $seat } se abstém: { $reason }.
confidence-step-chair = A presidência está mais cautelosa do que os números exigem.
confidence-step-red-team = A revisão crítica levantou objeções que reduzem a confiança.
confidence-step-absent = Nem todos puderam ser ouvidos.
read-by-rules = O modelo de linguagem não deu uma resposta utilizável; a pergunta foi lida por regras fixas.
message-unsupported-language = O registro de auditoria só está disponível para sessões em inglês. Idioma desta sessão: { $language }.

## The debrief.

debrief-headline-favourable = Sobre { $subject }, os dados reunidos são, no conjunto, favoráveis.
debrief-headline-mixed = Sobre { $subject }, os dados reunidos apontam nos dois sentidos.
debrief-headline-unfavourable = Sobre { $subject }, os dados reunidos são, no conjunto, desfavoráveis.
debrief-headline-insufficient = Sobre { $subject }, não há dados suficientes para formar um juízo.
debrief-asked = A sua pergunta: { $question }
debrief-committee = { $members } especialistas examinaram a questão separadamente. Depois questionaram uns aos outros e anotaram onde discordam.
debrief-confidence = Nossa confiança é de { $confidence } em uma escala de 0 a 1.
debrief-gaps = O que faltou: { $gaps }
debrief-dissent = Nem todos concordaram: { $dissent }
debrief-change = O que mudaria a nossa opinião: { $change }
debrief-terms-volatility = A volatilidade indica quanto um preço oscila para cima e para baixo em determinado período.
debrief-terms-drawdown = A queda desde o máximo vai de um máximo até o ponto mais baixo que se seguiu. É expressa em porcentagem.
debrief-terms-confidence = A confiança indica quão seguro o comitê está da própria opinião, de 0 (nada) a 1 (totalmente). Não é a probabilidade de um ganho.
debrief-terms-dissent = Uma opinião divergente é a de um membro que não concorda com o comitê. Fica registrada ao lado da opinião do comitê.
debrief-terms-red-team = A revisão crítica (“red team”, em inglês) ataca uma opinião para encontrar os seus pontos fracos antes que alguém confie nela.
