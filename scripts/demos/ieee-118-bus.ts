/*
 * IEEE 118-bus test case: the topology, the active loads and the active generation. 118 buses, 186 branches, 54 buses with
 * generators, 19 of which generate active power; the others are synchronous condensers.
 *
 * Copyright (c) 1999 by Richard D. Christie, University of Washington Electrical Engineering. Licensed under the Creative Commons
 * Attribution 4.0 International license, http://creativecommons.org/licenses/by/4.0/. Restated from `pglib_opf_case118_ieee.m` of
 * https://github.com/power-grid-lib/pglib-opf, which took it from the Power Systems Test Case Archive.
 */

/** Ends of the branches, in the order of the published list. */
const branchList = `
1-2 1-3 4-5 3-5 5-6 6-7 8-9 8-5 9-10 4-11 5-11 11-12 2-12 3-12 7-12 11-13 12-14 13-15 14-15 12-16 15-17 16-17 17-18 18-19 19-20
15-19 20-21 21-22 22-23 23-24 23-25 26-25 25-27 27-28 28-29 30-17 8-30 26-30 17-31 29-31 23-32 31-32 27-32 15-33 19-34 35-36 35-37
33-37 34-36 34-37 38-37 37-39 37-40 30-38 39-40 40-41 40-42 41-42 43-44 34-43 44-45 45-46 46-47 46-48 47-49 42-49 42-49 45-49 48-49
49-50 49-51 51-52 52-53 53-54 49-54 49-54 54-55 54-56 55-56 56-57 50-57 56-58 51-58 54-59 56-59 56-59 55-59 59-60 59-61 60-61 60-62
61-62 63-59 63-64 64-61 38-65 64-65 49-66 49-66 62-66 62-67 65-66 66-67 65-68 47-69 49-69 68-69 69-70 24-70 70-71 24-72 71-72 71-73
70-74 70-75 69-75 74-75 76-77 69-77 75-77 77-78 78-79 77-80 77-80 79-80 68-81 81-80 77-82 82-83 83-84 83-85 84-85 85-86 86-87 85-88
85-89 88-89 89-90 89-90 90-91 89-92 89-92 91-92 92-93 92-94 93-94 94-95 80-96 82-96 94-96 80-97 80-98 80-99 92-100 94-100 95-96 96-97
98-100 99-100 100-101 92-102 101-102 100-103 100-104 103-104 103-105 100-106 104-105 105-106 105-107 105-108 106-107 108-109 103-110
109-110 110-111 110-112 17-113 32-113 32-114 27-115 114-115 68-116 12-117 75-118 76-118`

/** Active load of each bus in megawatts, from bus 1. */
const loadList = `
51 20 39 39 0 52 19 28 0 0 70 47 34 14 90 25 11 60 45 18 14 10 7 13 0 0 71 17 24 0 43 59 23 59 33 31 0 0 27 66 37 96 18 16 53 28 34 20
87 17 17 18 23 113 63 84 12 12 277 78 0 77 0 0 0 39 28 0 0 66 0 12 6 68 47 68 61 71 39 130 0 54 20 11 24 21 0 48 0 163 10 65 12 30 42
38 15 34 42 37 22 5 23 38 31 43 50 2 8 39 0 68 6 8 22 184 20 33`

/** Active generation in megawatts, by bus. */
const generationList = `
10-450 12-85 25-220 26-314 31-7 46-19 49-204 54-48 59-155 61-160 65-391 66-392 69-516.4 80-477 87-4 89-607 100-252 103-40 111-36`

/** Buses with a synchronous condenser, which supplies no active power. */
const condenserList = `
1 4 6 8 15 18 19 24 27 32 34 36 40 42 55 56 62 70 72 73 74 76 77 85 90 91 92 99 104 105 107 110 112 113 116`

const words = (list: string): string[] => list.trim().split(/\s+/)
const pairs = (list: string): [string, string][] =>
  words(list).map((pair) => {
    const [one = '', other = ''] = pair.split('-')
    return [one, other]
  })

export const branches: readonly [from: string, to: string][] = pairs(branchList)
export const loads: readonly number[] = words(loadList).map(Number)
export const generation: ReadonlyMap<string, number> = new Map(pairs(generationList).map(([bus, power]) => [bus, Number(power)]))
export const condensers: ReadonlySet<string> = new Set(words(condenserList))
