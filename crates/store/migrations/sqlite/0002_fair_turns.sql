-- Owners take turns: a job's turn is one more than the last of its owner, so that nobody's fifty go before another's one.
alter table jobs add column turn integer not null default 0;
create index jobs_by_turn on jobs (turn, ready_at, job_id);

-- The digest of a step, so that a checker can name the one that was changed. Steps from before have none.
alter table steps add column sha256 text not null default '';
