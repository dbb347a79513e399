// @ts-check
'use strict';

// Node 20 has no compiler tier between the baseline and the optimizing one, and optimizes so early that this takes half
// of a run's processor time. 40,000 pages take 5.9 s, but 4.6 s if functions have to run longer before optimization.
if (process.versions.v8.startsWith('11.')) require('node:v8').setFlagsFromString('--interrupt-budget=500000');
