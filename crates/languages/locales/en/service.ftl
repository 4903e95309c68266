# The sentences the service says itself.

## The disclosure. Raise the version when the wording changes.

disclosure-version = 1
disclosure-text = This output is AI-generated and may contain errors. It is not investment advice, and it is not a recommendation, solicitation or offer. It is not tailored to anyone's circumstances and creates no advisory or fiduciary relationship.
disclosure-statements =
    .n1 = This output is AI-generated.
    .n2 = This output may contain errors.
    .n3 = This output is not investment advice.
    .n4 = This output is not a recommendation, solicitation or offer.
    .n5 = This output is not tailored to anyone's circumstances.
    .n6 = This output creates no advisory or fiduciary relationship.

## Why a question is not taken up.

reject-blank = Nothing was asked. Please write a question about an investment, a market or the economy.
reject-off-mandate = This committee looks only at investing, markets, securities, funds, companies as investments, and the economy. Please rephrase your question so that it falls within that scope.
reject-inside-information = The committee cannot work with inside information. Please ask a question that can be examined on the basis of public information.
reject-manipulation = The committee cannot help to manipulate a market or to mislead other investors.
reject-trade-execution = The committee analyses; it does not trade, and it does not act on anyone's behalf. Please ask for an analysis instead.
reject-tax-evasion = The committee cannot help to hide income or gains from the tax authorities. Please ask how an investment is taxed instead.
reject-certainty = Nobody can promise an outcome or guarantee a return. Please ask about the range of possible outcomes instead.

## What is asked back. The first option is the recommended one; their order is the same in every language.

question-instrument-text = Which instrument, company, fund or market do you mean?
question-instrument-text-named = Which one do you mean by “{ $name }”?
question-instrument-why = Similar names can stand for different things, so the committee must know exactly what to examine.
question-horizon-text = What time horizon should the analysis cover?
question-horizon-why = The same evidence can be favourable over one period and unfavourable over another.
question-horizon-options =
    .n1 = 1 to 3 years
    .n2 = 3 to 10 years
    .n3 = More than 10 years
    .n4 = Less than 1 year
question-risk-text = What risk tolerance should the analysis assume?
question-risk-why = How much possible losses count depends on how large a fall you could bear.
question-risk-options =
    .n1 = Moderate: can bear a fall of about a fifth
    .n2 = Low: capital preservation first
    .n3 = High: can bear a fall of half or more
question-objective-text = What is the main objective?
question-objective-why = Growth, income and preservation are each measured by a different yardstick.
question-objective-options =
    .n1 = Long-term growth
    .n2 = Regular income
    .n3 = Preserving purchasing power
    .n4 = A short-term opportunity

## What is assumed when nothing was said.

assumption-horizon = You did not state a horizon; we assume { $value }.
assumption-risk = You did not state your risk tolerance; we assume: { $value }.
assumption-objective = You did not state an objective; we assume: { $value }.
assumption-holdings = You did not state any holdings; we assume that there are none.
assumption-part = It is not clear what { $value } of the portfolio is invested in. We leave that part out.
class-stocks = Stocks
class-bonds = Bonds
class-cash = Cash
class-gold = Gold
class-property = Real estate
class-commodities = Commodities
class-crypto = Crypto assets
assumption-instrument = You did not name a single instrument; we read the question as one about { $value }.

## What goes wrong.

message-conflict-plan-generating = The plan is still being prepared. Try again in a moment.
message-plan-failed = The plan could not be prepared. Submit it again to make a new one.
message-execution-failed = Too few members of the committee could take part: { $reason }
message-brief-failed = Your question could not be read at the moment. Please ask it again later.
message-answers-failed = Your answers could not be read at the moment. Please send them again.
message-waiting = The analyst cannot be reached at the moment. The committee waits and then goes on from here.
message-budget-spent = The budget was spent before everyone could be heard.
reason-budget-spent = the budget is spent
reason-no-answer-in-time = no answer came in time
reason-answer-unusable = the answer cannot be used
reason-answer-broke-off = the answer broke off
reason-service-busy = the service was too busy
reason-computed-too-long = it took too long to compute
reason-not-computed = it could not be computed
reason-figures-missing = the figures for this question are missing
reason-model-declined = the model declined to answer
reason-provider-fault = the model provider has a fault of its own
reason-provider-unreachable = the model provider cannot be reached
reason-provider-busy = the model provider allows no more calls for now
reason-provider-refused = the model provider refused the request
reason-key-refused = the model provider does not accept the service's key
reason-model-unknown = the model provider does not know the model
reason-provider-down = the model provider does not answer; work goes on when it does
failed-given-up = it could not be carried on
failed-check = the analysis could not be checked ({ $reason })
failed-debrief = no debrief could be written ({ $reason })
failed-synthesis = no synthesis could be made of the findings ({ $reason })
failed-waiting = timed out waiting for an answer ({ $reason })
failed-spent =
    { $reason }; spent so far: { $calls ->
        [one] { $calls } call
       *[other] { $calls } calls
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $cost } US dollars
floor-abstains = { $seat } abstains: { $reason }.
confidence-step-chair = The chair is less sure than the figures allow.
confidence-step-red-team = The red team raised objections that lower the confidence.
confidence-step-absent = Not everyone could be heard.
read-by-rules = The language model gave no usable answer, so the question was read by fixed rules.
message-unsupported-language = The audit record is available for English sessions only. This session is in { $language }.

## The debrief.

debrief-headline-favourable = On balance, the evidence favours { $subject }.
debrief-headline-mixed = The evidence on { $subject } points both ways.
debrief-headline-unfavourable = On balance, the evidence is against { $subject }.
debrief-headline-insufficient = We do not have enough evidence to judge { $subject }.
debrief-asked = You asked: { $question }
debrief-committee = { $members } specialists reviewed this on their own. Then they challenged each other and wrote down where they disagree.
debrief-confidence = Our confidence is { $confidence } on a scale from 0 to 1.
debrief-gaps = What was missing: { $gaps }
debrief-dissent = Not everyone agreed: { $dissent }
debrief-change = What would change the view: { $change }
debrief-terms-volatility = Volatility is how much a price swings up and down over a period of time.
debrief-terms-drawdown = A drawdown is the fall from a high to the lowest point after it. It is given in per cent.
debrief-terms-confidence = Confidence says how sure the committee is of its own view, from 0 (not at all) to 1 (fully). It is not the chance of a gain.
debrief-terms-dissent = Dissent is the view of a member who does not agree with the committee. It is written down next to the committee's view.
debrief-terms-red-team = A red team attacks a view to find its weak points before anyone relies on it.
