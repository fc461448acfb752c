/*
 * The constants of the benchmarks (spec §9), once for the home page, the reports, the format `benchmark/1` and the command
 * that measures. Times are in milliseconds.
 */

const minute = 60_000
const hour = 60 * minute

/** The comparison of graph databases, query by query. */
export const comparisonMethod = {
  /** Numbers of seeds that a workload may declare. */
  seeds: [100, 300],
  /** The longest time of a query of this many hops. */
  hopLimit: (hops: number) => (hops <= 2 ? 3 * minute : hour),
  shortestPathLimit: 5 * minute,
  pageRankIterations: 10,
  /** Simultaneous users, and how long they query. */
  users: 100,
  usersTime: 5 * minute,
  /** Vertices added per second. */
  addedVertices: 35_300
} as const

/** The audited social-network benchmark. */
export const ldbcRun = {
  /** More throughput than the baseline, in percent. */
  gain: 70,
  /** Share of operations that may be late, and that were, in percent. */
  lateAllowed: 5,
  late: 0,
  /** Settings of the driver, as it names them. */
  threadCount: 48,
  timeCompressionRatio: 0.053,
  warmup: 16_000_000,
  operationCount: 64_000_000,
  warmupTime: 30 * minute,
  runTime: 2 * hour
} as const
