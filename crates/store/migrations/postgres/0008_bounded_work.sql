-- Finds the last turn of an owner without reading all jobs of that owner.
create index jobs_by_owner_turn on jobs (owner, turn);
drop index jobs_by_owner;

-- Finds the oldest refresh tokens of a person, the used ones before the others.
create index refresh_tokens_by_age on refresh_tokens (subject, used, expires_at desc);
drop index refresh_tokens_by_subject;

-- An erasure deletes executions slice by slice, in the order of their sessions.
create index executions_by_owner_session on executions (owner, session_id);
drop index executions_by_owner;
