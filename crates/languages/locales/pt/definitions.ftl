# What the terms of investing mean. The names of a term are in terms.tsv. Amounts in examples are in words, because every
# number in digits must be a figure of the ledger.

define-bear-market = Um mercado em baixa (bear market) é uma longa queda dos preços, por convenção de pelo menos vinte por cento desde a última máxima. Um índice que estava em cem pontos e cai para oitenta entrou nele.
define-bond = Um título de dívida (obrigação) é um empréstimo que pode ser negociado: você empresta dinheiro a um governo ou a uma empresa, que paga juros e devolve o dinheiro em data fixa. Quando os juros sobem, o preço dos títulos antigos cai, porque os novos pagam mais.
define-bull-market = Um mercado em alta (bull market) é uma longa subida dos preços, por convenção de pelo menos vinte por cento desde a última mínima. Um índice que estava em oitenta pontos e sobe para noventa e seis entrou nele.
define-buyback = Numa recompra de ações, uma empresa adquire as próprias ações, de modo que o lucro se divide entre menos. Com um décimo a menos de ações, o mesmo lucro é cerca de onze por cento maior para cada uma.
define-capital-gain = Um ganho de capital (mais-valia) é o que se ganha ao vender algo por mais do que custou. Ações que custaram mil reais e são vendidas por mil e duzentos dão um ganho de duzentos, que muitos países tributam.
define-certificate-of-deposit = Um depósito a prazo (no Brasil, CDB) é dinheiro deixado num banco por um prazo a uma taxa combinada. Reavê-lo antes costuma custar parte dos juros ou não ser possível; até certo limite, é protegido por um fundo de garantia.
define-commodity = Uma commodity é uma matéria-prima igual seja quem for o fornecedor, como petróleo, trigo, cobre ou ouro. Ela não dá lucro nem juros: quem a tem só ganha se o preço subir.
define-compound-interest = Juros compostos são juros sobre juros: o que já rendeu continua investido e rende também. Com cinco por cento por ano, mil reais viram em dez anos cerca de mil seiscentos e trinta; sem juros sobre juros, mil e quinhentos.
define-convertible-bond = Um título conversível é um título de dívida que o dono pode trocar por um número fixo de ações da empresa. Paga menos juros do que um título comum, porque o dono ganha se a ação subir e recebe o dinheiro de volta se ela cair, enquanto a empresa puder pagar.
define-diversification = Diversificar é repartir o dinheiro entre muitos investimentos que não caem todos ao mesmo tempo. Se uma de cem posições iguais perder todo o valor, perde-se um por cento; se era a única, tudo.
define-dividend = Um dividendo é dinheiro que uma empresa distribui aos acionistas, em geral uma parte do lucro. Com dois reais por ação, quem tem cinquenta ações recebe cem reais.
define-dividend-yield = O dividend yield (rendimento de dividendos) é o dividendo de um ano dividido pelo preço da ação. Uma ação de cinquenta reais que paga dois por ano rende quatro por cento; como ele também sobe quando o preço cai, um muito alto pode ser um aviso.
define-dollar-cost-averaging = O investimento periódico (dollar-cost averaging, DCA) consiste em investir a mesma quantia em intervalos regulares, seja qual for o preço. Cem reais compram dez cotas a dez reais e cinco a vinte: obtêm-se mais quando estão baratas, mas isso não evita perdas.
define-drawdown = Um drawdown é a queda de uma máxima até o ponto mais baixo depois dela. Uma carteira que vai de cem reais a setenta tem um drawdown de trinta por cento e depois precisa ganhar cerca de quarenta e três por cento para voltar à máxima.
define-duration = A duration diz quanto o preço de um título reage aos juros: mais ou menos a queda em por cento quando os juros sobem um ponto. Um título com duration de sete perde então cerca de sete por cento; quanto mais longo o prazo, maior ela é.
define-earnings-per-share = O lucro por ação (LPA) é o lucro de uma empresa dividido pelo número de ações dela. Dez milhões de reais de lucro e cinco milhões de ações dão dois reais por ação.
define-emergency-fund = Uma reserva de emergência é dinheiro guardado para o que não pode esperar, como a perda do emprego ou um carro quebrado. O usual são de três a seis meses de despesas, onde o dinheiro esteja logo disponível e não oscile de valor.
define-etf = Um ETF é um fundo cujas cotas são negociadas em bolsa como as ações de uma empresa. A maioria segue um índice: uma cota de um ETF de ações do mundo torna você dono de uma parte de mais de mil empresas.
define-expense-ratio = A taxa de despesas de um fundo (TER) é a parte do seu dinheiro que ele retira por ano para os seus custos. Com meio por cento, são cinco reais por ano para cada mil.
define-free-cash-flow = O fluxo de caixa livre é o dinheiro que o negócio de uma empresa gera, menos o que ela gasta com máquinas, prédios e afins. Se entram dez milhões de reais e se gastam assim quatro, sobram seis para dividendos, recompras ou dívidas.
define-gdp = O PIB (produto interno bruto) é o valor de todos os bens e serviços que um país produz em um ano ou trimestre. O PIB real desconta a alta dos preços, de modo que a sua variação mostra se a produção aumentou.
define-index-fund = Um fundo de índice tem as ações ou os títulos de um índice com os mesmos pesos e não tenta superá-lo. Por isso é barato: rende o que o índice rende, menos pequenos custos.
define-inflation = A inflação é uma alta dos preços em geral, de modo que o mesmo dinheiro compra menos. Com três por cento por ano, o que hoje custa cem reais custa cento e três um ano depois.
define-interest-rate = A taxa de juros é o preço do dinheiro emprestado, como parte da soma e por ano. Com quatro por cento, um empréstimo de mil reais custa quarenta reais por ano, que recebe quem emprestou.
define-ipo = Num IPO (oferta pública inicial), uma empresa oferece as suas ações ao público pela primeira vez, e a partir daí elas são negociadas em bolsa. O dinheiro vai para a empresa pelas ações novas e para os antigos donos pelas deles.
define-leverage = Alavancagem é investir com dinheiro emprestado, o que aumenta ganhos e perdas. Com cem reais próprios e cem emprestados, uma queda de dez por cento custa vinte por cento do próprio dinheiro.
define-margin-of-safety = A margem de segurança é a distância entre o valor estimado de algo e o preço mais baixo que se paga. Quem estima uma ação em cem reais e paga setenta tem uma margem de trinta por cento para erros.
define-market-cap = O valor de mercado (capitalização) é quanto valem juntas todas as ações de uma empresa: o preço de uma ação vezes o número delas. Dois milhões de ações a cinquenta reais somam cem milhões de reais.
define-mutual-fund = Um fundo de investimento junta o dinheiro de muitos investidores e o aplica por todos; cada um tem uma parte. As cotas são emitidas e resgatadas pelo valor do que o fundo possui, em geral uma vez por dia, e ele cobra uma taxa anual.
define-option = Uma opção é o direito, mas não a obrigação, de comprar (call) ou vender (put) algo a um preço fixo até uma data fixa. Quem a tem pode perder no máximo o preço dela; quem a vendeu, muito mais.
define-pe = O índice preço/lucro (P/L) é o preço de uma ação dividido pelo lucro por ação de um ano. Uma ação que custa vinte reais e lucra um real tem P/L de vinte: o seu preço equivale a vinte anos desse lucro.
define-rebalancing = Rebalancear é trazer uma carteira de volta aos pesos planejados. Se as ações deviam ser sessenta por cento e subiram para setenta, troca-se uma parte por títulos até voltarem a sessenta.
define-recession = Uma recessão é uma queda da atividade de uma economia que é geral e dura mais do que alguns meses. A regra prática é uma queda do PIB em dois trimestres seguidos; nos Estados Unidos, quem decide é um comitê de economistas.
define-reit = Um REIT é uma empresa que possui imóveis ou os financia e distribui a maior parte do lucro aos acionistas; no Brasil, o fundo imobiliário (FII) é parecido. Uma única cota torna você dono de uma parte de muitos prédios.
define-savings-account = Uma conta poupança paga juros sobre dinheiro que se pode retirar quase a qualquer momento. A taxa pode mudar e, quando fica abaixo da inflação, o dinheiro compra menos ano após ano.
define-short-selling = A venda a descoberto consiste em vender ações emprestadas na esperança de reavê-las mais baratas. Quem vende a cinquenta reais e depois paga quarenta ganha dez, menos os custos; se o preço sobe, a perda não tem limite.
define-stock = Uma ação é uma pequena parte da propriedade de uma empresa. Quem a tem participa dos lucros, por dividendos e por um preço mais alto, costuma ter direito a voto e pode perder tudo se a empresa fracassar.
define-stock-index = Um índice de ações mede como se movem, no conjunto, os preços de um grupo escolhido de ações. O S&P 500, por exemplo, segue cerca de quinhentas grandes empresas americanas, e cada uma conta tanto mais quanto maior o seu valor de mercado.
define-stock-split = Num desdobramento de ações (split), uma empresa troca cada ação por várias mais baratas; o que você tem continua valendo o mesmo. Num de duas por uma, uma ação de cem reais vira duas de cinquenta.
define-treasury-bill = Letras do Tesouro são empréstimos a um governo por um ano ou menos. Em geral não pagam juros pelo caminho: paga-se, por exemplo, noventa e oito reais e recebe-se cem no fim.
define-volatility = A volatilidade diz quanto os retornos de um investimento oscilam em torno da média; em geral é o desvio padrão deles em um ano. Com vinte por cento, o retorno fica, em cerca de dois de cada três anos, a menos de vinte pontos da média.
define-yield-curve = A curva de juros mostra quanto rendem os títulos de um mesmo emissor, quase sempre um governo, conforme o prazo. Os longos costumam render mais; quando os curtos rendem mais, a curva se diz invertida, e nos Estados Unidos muitas vezes se seguiu uma recessão.

## Around a definition: the newest figure of a term, what a member thinks and when its statement is wrong.

define-figure = { $measure } nos Estados Unidos: { $value } ({ $date }).
define-thinking = A pergunta é o que um termo significa. Para isso não é preciso um parecer.
define-wrong = O termo é usado em outro sentido.
