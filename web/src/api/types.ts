/** The shapes of the API under the names the console uses. All of them are generated from its description. */
import type { components as Auth } from './auth.gen';
import type { components as Edge } from './edge.gen';

type Shapes = Edge['schemas'];

export type Analysis = Shapes['AnalysisResult'];
export type AnswerInput = Shapes['AnswerInput'];
export type AuthConfig = Shapes['AuthConfig'];
export type Brief = Shapes['MasterInvestmentBrief'];
export type BriefResponse = Shapes['BriefResponse'];
export type Chart = Shapes['Chart'];
export type Claim = Shapes['Claim'];
export type Disclosure = Shapes['Disclosure'];
export type Evidence = Shapes['Evidence'];
export type Execution = Shapes['ExecutionResponse'];
export type FigureSeries = Shapes['FigureSeries'];
export type Finding = Shapes['Finding'];
export type Instrument = Shapes['Instrument'];
export type InstrumentReport = Shapes['InstrumentReport'];
export type Key = Auth['schemas']['KeyResponse'];
export type Scope = Auth['schemas']['Scope'];
export type Member = Shapes['Member'];
export type Plan = Shapes['OrchestrationResponse'];
export type Profile = Shapes['Profile'];
export type Question = Shapes['Question'];
export type SessionEntry = Shapes['SessionEntry'];
export type Summary = Shapes['SummaryResult'];
export type Task = Shapes['Task'];
export type Usage = Shapes['UsageResponse'];
export type Turn = Shapes['TranscriptEntry'];
