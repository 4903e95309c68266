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
question-instrument-why = The committee must know exactly what it is to examine, because similar names can stand for different things.
question-horizon-text = What time horizon should the analysis cover?
question-horizon-why = The same evidence can be favourable over one period and unfavourable over another.
question-horizon-options =
    .n1 = 1 to 3 years
    .n2 = 3 to 10 years
    .n3 = More than 10 years
    .n4 = Less than 1 year
question-risk-text = What risk tolerance should the analysis assume?
question-risk-why = How much weight possible losses carry depends on how large a fall could be borne.
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

assumption-horizon = No horizon was stated; { $value } is assumed.
assumption-risk = No risk tolerance was stated; { $value } is assumed.
assumption-objective = No objective was stated; { $value } is assumed.
assumption-holdings = No holdings were stated; the analysis assumes none.
assumption-part = It is not clear what { $value } of the portfolio is invested in; that part is left out.
class-stocks = Stocks
class-bonds = Bonds
class-cash = Cash
class-gold = Gold
class-property = Real estate
class-commodities = Commodities
class-crypto = Crypto assets
assumption-instrument = No single instrument was named; the question is read as one about { $value }.

## What goes wrong.

message-conflict-plan-generating = The plan is still being prepared. Try again in a moment.
message-plan-failed = The plan could not be prepared. Submit it again to make a new one.
message-execution-failed = The committee could not reach a quorum: { $reason }
message-brief-failed = Your question could not be read at the moment. Please ask it again later.
message-answers-failed = Your answers could not be read at the moment. Please send them again.
message-waiting = The analyst cannot be reached at the moment. The committee waits and will go on from here.
message-budget-spent = The budget was spent before everyone could be heard.
read-by-rules = The language model gave no usable answer; the question was read by rules alone.
message-unsupported-language = The audit record is available for English sessions only. This session is in { $language }.

## The debrief.

debrief-headline-favourable = On balance, the evidence speaks for { $subject }.
debrief-headline-mixed = The evidence on { $subject } points both ways.
debrief-headline-unfavourable = On balance, the evidence speaks against { $subject }.
debrief-headline-insufficient = There is not enough evidence to judge { $subject }.
debrief-asked = You asked: { $question }
debrief-committee = { $members } members looked at this, each on their own. They asked each other hard questions and wrote down where they disagree.
debrief-confidence = The committee's confidence is { $confidence } on a scale from 0 to 1.
debrief-gaps = What was missing: { $gaps }
debrief-dissent = Not everyone agreed: { $dissent }
debrief-change = What would change the view: { $change }
debrief-none = Nothing of note.
debrief-terms-volatility = Volatility is how much a price swings up and down over a period of time.
debrief-terms-drawdown = A drawdown is the fall from a high to the lowest point after it. It is given in per cent.
debrief-terms-confidence = Confidence says how sure the committee is of its own view, from 0 (not at all) to 1 (fully). It is not the chance of a gain.
debrief-terms-dissent = Dissent is the view of a member who does not agree with the committee. It is written down next to the committee's view.
debrief-terms-red-team = A red team attacks a view to find its weak points before anyone relies on it.
