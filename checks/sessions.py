"""Prepares what the fuzzer needs: keys, and sessions at every stage, one of them finished.

    sessions.py EDGE_URL AUTH_URL     the ID token is in CHECK_TOKEN

Prints three lines: a key with all scopes, the ids of further keys, and the ids of the sessions. User text carries the
canary that the logs are searched for.
"""

import os
import sys
import time

import httpx

CANARY = "zq7canary"
DEADLINE = 40  # seconds for one committee


def call(client: httpx.Client, method: str, path: str, body: object = None) -> httpx.Response:
    response = client.request(method, path, json=body)
    if not response.is_success:
        sys.exit(f"sessions: {method} {path}: {response.status_code} {response.text[:300]}")
    return response


def completed_brief(edge: httpx.Client, question: str) -> dict:
    """Asks a question and answers what is asked back, until the brief is completed."""
    brief = call(edge, "POST", "/api/v1/briefs", {"input": question}).json()
    while brief["status"] != "completed":
        if not brief.get("questions"):
            sys.exit(f"sessions: {brief['status']} and no questions for: {question}")
        answers = [
            {"question_id": asked["question_id"], "selected_options": asked["options"][:1], "custom_answer": CANARY}
            for asked in brief["questions"]
        ]
        brief = call(edge, "POST", f"/api/v1/briefs/{brief['session_id']}/answers", {"answers": answers}).json()
    return brief


def planned(edge: httpx.Client, question: str) -> str:
    brief = completed_brief(edge, question)
    call(edge, "POST", "/api/v1/orchestrations", {"session_id": brief["session_id"], "brief": brief["brief"]})
    return brief["session_id"]


def finished(edge: httpx.Client, question: str) -> str:
    session_id = planned(edge, question)
    call(edge, "POST", f"/api/v1/orchestrations/{session_id}/convene")
    deadline = time.monotonic() + DEADLINE
    while (status := call(edge, "GET", f"/api/v1/executions/{session_id}").json()["status"]) != "completed":
        if status == "failed" or time.monotonic() > deadline:
            sys.exit(f"sessions: the committee is {status} after {DEADLINE} s at most")
        time.sleep(0.2)
    for path in (f"analyses/{session_id}", f"summaries/{session_id}"):
        call(edge, "GET", f"/api/v1/{path}")
    return session_id


def main(edge_url: str, auth_url: str) -> None:
    headers = {"Authorization": f"Bearer {os.environ['CHECK_TOKEN']}"}
    edge = httpx.Client(base_url=edge_url, headers=headers, timeout=30)
    auth = httpx.Client(base_url=auth_url, headers=headers, timeout=30)

    scopes = ["pipeline:read", "pipeline:write", "pipeline:findings"]
    key = call(auth, "POST", "/api/v1/keys", {"name": "fuzzed with", "scopes": scopes}).json()["key"]
    names = [f"to be changed {number}" for number in range(1, 9)]
    key_ids = [call(auth, "POST", "/api/v1/keys", {"name": name, "scopes": scopes}).json()["key_id"] for name in names]

    english = finished(edge, f"Should I invest in Apple for the next five years? {CANARY}")
    call(edge, "GET", f"/api/v1/summaries/{english}/audit.pdf")
    call(edge, "PUT", f"/api/v1/summaries/{english}/feedback", {"rating": "like", "comment": CANARY})
    for response_type in ("brief", "committee", "debrief"):
        review = {"response_type": response_type, "session_id": english, "rating": 4, "comment": CANARY}
        call(edge, "POST", "/api/v1/reviews", review)
    # A request can move a session on to its next stage, so there are several sessions at such a stage.
    nestle = f"Is Nestlé a defensive holding for the next five years? {CANARY}"
    open_question = {"input": f"Should I buy Apple? {CANARY}"}
    sessions = [
        english,
        english,
        finished(edge, f"Soll ich für die nächsten fünf Jahre in Siemens investieren? {CANARY}"),
        planned(edge, f"Should I invest in Microsoft for the next five years? {CANARY}"),
        *(completed_brief(edge, nestle)["session_id"] for _ in range(4)),
        *(call(edge, "POST", "/api/v1/briefs", open_question).json()["session_id"] for _ in range(6)),
    ]
    print(key, " ".join(key_ids), " ".join(sessions), sep="\n")


main(*sys.argv[1:])
