/*
 * IEEE 57-bus test case: the branches with their reactances and the active loads. 57 buses, 80 branches, seven buses with
 * generators or condensers.
 *
 * Copyright (c) 1999 by Richard D. Christie, University of Washington Electrical Engineering. Licensed under the Creative Commons
 * Attribution 4.0 International license, http://creativecommons.org/licenses/by/4.0/. Restated from `pglib_opf_case57_ieee.m` of
 * https://github.com/power-grid-lib/pglib-opf, which took it from the Power Systems Test Case Archive.
 */

/** Ends and reactance (per unit, 100 MVA) of the branches, in the order of the published list. */
const branchList = `
1-2-0.028 2-3-0.085 3-4-0.0366 4-5-0.132 4-6-0.148 6-7-0.102 6-8-0.173 8-9-0.0505 9-10-0.1679 9-11-0.0848 9-12-0.295 9-13-0.158
13-14-0.0434 13-15-0.0869 1-15-0.091 1-16-0.206 1-17-0.108 3-15-0.053 4-18-0.555 4-18-0.43 5-6-0.0641 7-8-0.0712 10-12-0.1262
11-13-0.0732 12-13-0.058 12-16-0.0813 12-17-0.179 14-15-0.0547 18-19-0.685 19-20-0.434 21-20-0.7767 21-22-0.117 22-23-0.0152
23-24-0.256 24-25-1.182 24-25-1.23 24-26-0.0473 26-27-0.254 27-28-0.0954 28-29-0.0587 7-29-0.0648 25-30-0.202 30-31-0.497 31-32-0.755
32-33-0.036 34-32-0.953 34-35-0.078 35-36-0.0537 36-37-0.0366 37-38-0.1009 37-39-0.0379 36-40-0.0466 22-38-0.0295 11-41-0.749
41-42-0.352 41-43-0.412 38-44-0.0585 15-45-0.1042 14-46-0.0735 46-47-0.068 47-48-0.0233 48-49-0.129 49-50-0.128 50-51-0.22
10-51-0.0712 13-49-0.191 29-52-0.187 52-53-0.0984 53-54-0.232 54-55-0.2265 11-43-0.153 44-45-0.1242 40-56-1.195 56-41-0.549
56-42-0.354 39-57-1.355 57-56-0.26 38-49-0.177 38-48-0.0482 9-55-0.1205`

/** Active load of each bus in megawatts, from bus 1. */
const loadList = `
55 3 41 0 13 75 0 150 121 5 0 377 18 10.5 22 43 42 27.2 3.3 2.3 0 0 6.3 0 6.3 0 9.3 4.6 17 3.6 5.8 1.6 3.8 0 6 0 0 14 0 0 6.3 7.1 2 12
0 0 29.7 0 18 21 18 4.9 20 4.1 6.8 7.6 6.7`

const words = (list: string): string[] => list.trim().split(/\s+/)

export const branches: readonly { from: string; to: string; reactance: number }[] = words(branchList).map((entry) => {
  const [from = '', to = '', reactance] = entry.split('-')
  return { from, to, reactance: Number(reactance) }
})
export const loads: readonly number[] = words(loadList).map(Number)
/** Buses with a generator or a synchronous condenser, all in the higher-voltage part. */
export const sources: ReadonlySet<string> = new Set(['1', '2', '3', '6', '8', '9', '12'])
