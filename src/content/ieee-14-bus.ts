/*
 * The IEEE 14-bus test case, a public network (University of Washington, Power Systems Test Case Archive): its topology,
 * and the equipment at each bus.
 */

/** Lines and transformers, by the buses that they join. */
export const branches: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 5],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 4],
  [4, 5],
  [4, 7],
  [4, 9],
  [5, 6],
  [6, 11],
  [6, 12],
  [6, 13],
  [7, 8],
  [7, 9],
  [9, 10],
  [9, 14],
  [10, 11],
  [12, 13],
  [13, 14]
]

/** Buses with a generator. */
export const generators: readonly number[] = [1, 2]
/** Buses with a synchronous condenser, which supports the voltage and delivers no power. */
export const condensers: readonly number[] = [3, 6, 8]
/** Buses with a load. */
export const loads: readonly number[] = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]
