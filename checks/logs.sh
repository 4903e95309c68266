#!/usr/bin/env bash
# Searches captured logs for what must never be in one: keys, tokens, passwords, and the canary word that the suite
# puts into every question, answer, comment and e-mail address. Also for reports of long computations on async threads.
set -euo pipefail
folder=$1
count=$(find "$folder" -name '*.log' -size +0 | wc -l)
[ "$count" -gt 0 ] || { echo "no log was captured in $folder" >&2; exit 1; }
grep -rqE '"message":"request"' "$folder" || { echo "the captured logs hold no request: the capture is broken" >&2; exit 1; }
if grep -rnE 'zq7canary|hfk_[0-9a-z]{16}|eyJ[A-Za-z0-9_-]{16}|\$argon2|BEGIN [A-Z ]*PRIVATE KEY' "$folder" | cut -c1-300 | head -20 | grep .; then
  echo "a log holds a secret or user content" >&2
  exit 1
fi
# The test build reports every poll of a task that computes for more than 100 ms: such work holds up the other tasks.
if grep -rn 'a task computed on an async thread' "$folder" | cut -c1-300 | head -20 | grep .; then
  echo "the service computed on an async thread: such work belongs to the compute pool" >&2
  exit 1
fi
echo "$count logs searched, nothing found"
