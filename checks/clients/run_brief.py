"""Takes one brief from question to completion with the generated Python client.

    run_brief.py BASE_URL OPENAPI_FILE     the token is in CHECK_TOKEN, `convene_client` on the path

Every URL, parameter and request body comes from the generated code, so it fails where a real integrator would:
an operation that the generator skipped, a model that does not parse.
"""

import importlib
import json
import os
import pkgutil
import sys
import uuid

import convene_client.api
from convene_client import AuthenticatedClient, models

METHODS = {"get", "put", "post", "delete", "patch"}


def operations() -> dict:
    """Operation id -> generated module. The generator has a folder per tag, but tags are no part of the contract."""
    found = {}
    for info in pkgutil.walk_packages(convene_client.api.__path__, "convene_client.api."):
        if not info.ispkg:
            found[info.name.rsplit(".", 1)[1]] = importlib.import_module(info.name)
    return found


def check(condition: object, message: str) -> None:
    if not condition:
        sys.exit(f"python client: {message}")


def main(base_url: str, openapi_file: str) -> None:
    with open(openapi_file, encoding="utf-8") as file:
        paths = json.load(file)["paths"]
    declared = {
        operation["operationId"] for item in paths.values() for method, operation in item.items() if method in METHODS
    }
    ops = operations()
    # The generator leaves out what it does not understand, and says so only in a warning.
    check(declared <= ops.keys(), f"operations without a generated function: {sorted(declared - ops.keys())}")

    client = AuthenticatedClient(base_url=base_url, token=os.environ["CHECK_TOKEN"], timeout=60)

    def call(name: str, *args: str, status: int = 200, **kwargs: object):
        response = ops[name].sync_detailed(*args, client=client, **kwargs)
        check(response.status_code == status, f"{name}: {response.status_code} {response.content!r}")
        check(response.headers.get("x-request-id"), f"{name}: no X-Request-Id")
        return response.parsed

    check(call("get_health") is not None, "get_health: the answer was not parsed")
    check(call("get_auth_config").to_dict().get("authDomain") is not None, "get_auth_config: no authDomain")

    # The generator calls the field `input_`, because `input` is a function of Python.
    key = str(uuid.uuid4())
    question = models.CreateBriefRequest(input_="Is Apple a sensible holding for the next years?")
    brief = call("create_brief", body=question, idempotency_key=key)
    check(isinstance(brief, models.BriefResponse), f"create_brief gave a {type(brief).__name__}")
    check(isinstance(brief.session_id, str) and brief.session_id, "create_brief: no session_id")
    check(isinstance(brief.status, str) and brief.status, "create_brief: no status")
    check(brief.to_dict().get("disclosure"), "create_brief: no disclosure")
    check(brief.status != "rejected", f"create_brief: rejected: {brief.to_dict()}")

    replay = call("create_brief", body=question, idempotency_key=key)
    check(replay.session_id == brief.session_id, "create_brief: the same key and body started a second session")

    rounds = 0
    while True:
        state = call("get_brief", brief.session_id).to_dict()
        check(state.get("disclosure"), "get_brief: no disclosure")
        if state["status"] == "completed":
            break
        check(state["status"] in ("needs_clarification", "awaiting_answers"), f"get_brief: {state['status']}")
        check(state.get("questions"), "get_brief: it waits for answers and asks nothing")
        rounds += 1
        check(rounds <= 5, "the service still asks questions after five rounds")
        answers = []
        for asked in state["questions"]:
            answer = models.AnswerInput(question_id=asked["question_id"])
            if asked.get("options"):
                answer.selected_options = [asked["options"][0]]
            else:
                answer.custom_answer = "Nothing particular."
            answers.append(answer)
        call(
            "submit_answers",
            brief.session_id,
            body=models.SubmitAnswersRequest(answers=answers),
            idempotency_key=str(uuid.uuid4()),
        )

    sessions = call("list_sessions").sessions
    check(brief.session_id in [entry.session_id for entry in sessions], "list_sessions: our session is missing")

    error = call("create_brief", body=models.CreateBriefRequest(input_=""), status=400)
    check(error is not None, "create_brief: a 400 is described but was not parsed")
    check(error.to_dict()["error"]["code"] == "bad_request", f"create_brief: {error}")

    print(f"python client: {len(declared)} operations generated; brief completed after {rounds} rounds of questions")


main(*sys.argv[1:])
