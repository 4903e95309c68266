-- The keys that sign records. Public halves stay for ever; the private half goes when another key takes over.
create table record_keys (
    kid         text    not null primary key,
    issuer      text    not null,
    public_key  text    not null,
    private_key text,
    created_at  integer not null,
    retired_at  integer
) strict, without rowid;

-- One in use for an address, whoever makes it first.
create unique index record_keys_in_use on record_keys (issuer) where retired_at is null;
