#!/usr/bin/env bash
# Searches captured logs for what must never be in one: keys, tokens, passwords, and the canary word that the suite
# puts into every question, answer, comment and e-mail address.
set -euo pipefail
folder=$1
count=$(find "$folder" -name '*.log' -size +0 | wc -l)
[ "$count" -gt 0 ] || { echo "no log was captured in $folder" >&2; exit 1; }
grep -rqE '"message":"request"' "$folder" || { echo "the captured logs hold no request: the capture is broken" >&2; exit 1; }
if grep -rnE 'zq7canary|hfk_[0-9a-z]{16}|eyJ[A-Za-z0-9_-]{16}|\$argon2|BEGIN [A-Z ]*PRIVATE KEY' "$folder" | cut -c1-300 | head -20 | grep .; then
  echo "a log holds what must not be in one" >&2
  exit 1
fi
echo "$count logs searched, nothing found"
