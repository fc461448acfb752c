import * as v from 'valibot'
import { daySchema } from '~/contract/content'
import { writtenLocales } from '~/contract/locale'

/*
 * `benchmark/1`: a measurement with every sample. Objects are strict, so a file that stores a median, a mean or any other
 * derived figure is refused: readers derive them (`statistics.ts`). `check.ts` has the rules that span several fields.
 */

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))
/** A line in each language of the site. */
const writtenLine = v.strictObject(v.entriesFromList(writtenLocales, line))
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(4000))
const id = v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/), v.maxLength(60))
const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0))
const moment = v.pipe(v.string(), v.isoTimestamp())

/** Data that an independent auditor supplies. All of it is required before a result is shown as audited. */
const auditSchema = v.strictObject({
  auditor: line,
  /** Day of the audit. */
  auditedOn: daySchema,
  scaleFactor: v.pipe(v.number(), v.minValue(0.1)),
  /** The result that a gain is compared with. */
  baseline: line,
  disclosure: v.strictObject({ address: v.pipe(v.string(), v.url(), v.startsWith('https://')), sha256 })
})

const assuranceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('self-run'), by: line }),
  v.strictObject({ kind: v.literal('audited'), audit: auditSchema })
])

const environmentSchema = v.strictObject({
  cpu: line,
  cores: count,
  memoryBytes: count,
  system: line,
  runtime: line,
  /** Further notes for the reader, such as other load on the machine, in each language of the site. */
  notes: v.array(writtenLine)
})

const systemSchema = v.strictObject({
  id,
  name: writtenLine,
  version: line,
  license: writtenLine,
  /** Settings, indexes and the queries, as text; its digest shows that two runs were configured alike. */
  configuration: text,
  configurationSha256: sha256
})

const datasetSchema = v.strictObject({
  id,
  name: writtenLine,
  vertices: count,
  edges: count,
  license: line,
  generator: v.strictObject({ name: id, seed: v.pipe(v.number(), v.integer()), parameters: v.record(id, v.number()) }),
  /** Of the edge list: `from,to` lines, each with a line feed. */
  sha256
})

/** The declared number of seeds, and those used: a vertex, `from>to` for a path, or the number of a repetition. */
const seedsSchema = v.strictObject({
  declared: count,
  used: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d+(>\d+)?$/))), v.minLength(1))
})

const workloadSchema = v.variant('kind', [
  v.strictObject({ id, kind: v.literal('k-hop'), hops: count, limitMilliseconds: count, seeds: seedsSchema }),
  v.strictObject({ id, kind: v.literal('shortest-path'), limitMilliseconds: count, seeds: seedsSchema }),
  v.strictObject({
    id,
    kind: v.literal('pagerank'),
    iterations: count,
    damping: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    /** Null: it runs to its end. */
    limitMilliseconds: v.nullable(count),
    seeds: seedsSchema
  })
])
export type Workload = v.InferOutput<typeof workloadSchema>

const seed = v.string()
const sampleSchema = v.variant('outcome', [
  v.strictObject({ seed, outcome: v.literal('ok'), milliseconds, answer: v.pipe(v.string(), v.maxLength(300)) }),
  v.strictObject({ seed, outcome: v.literal('timeout'), limitMilliseconds: count }),
  v.strictObject({ seed, outcome: v.literal('error'), message: line })
])
export type Sample = v.InferOutput<typeof sampleSchema>

const runSchema = v.strictObject({
  system: id,
  workload: id,
  startedAt: moment,
  /** One for each used seed, in that order. */
  samples: v.pipe(v.array(sampleSchema), v.minLength(1)),
  /** Of the raw file, which `rawFile()` writes from the samples. */
  rawSha256: sha256
})
export type Run = v.InferOutput<typeof runSchema>

/** A measurement. */
export const benchmarkSchema = v.strictObject({
  format: v.literal('benchmark/1'),
  id,
  measuredOn: daySchema,
  assurance: assuranceSchema,
  environment: environmentSchema,
  systems: v.pipe(v.array(systemSchema), v.minLength(1)),
  dataset: datasetSchema,
  workloads: v.pipe(v.array(workloadSchema), v.minLength(1)),
  runs: v.pipe(v.array(runSchema), v.minLength(1)),
  /** Path of the program on this site, where it can be downloaded. */
  source: v.optional(v.pipe(line, v.startsWith('/'))),
  /** The command that measures again. */
  rerun: line
})
export type Benchmark = v.InferOutput<typeof benchmarkSchema>

/** Derived figures that a document states. */
const claimedFigures = ['median', 'p95', 'p99', 'mean', 'successRate'] as const

/** A measurement as it is handed in: with the figures that its report prints, which the import recomputes and drops. */
export const submissionSchema = v.strictObject({
  ...benchmarkSchema.entries,
  claims: v.optional(
    v.array(v.strictObject({ system: id, workload: id, figure: v.picklist(claimedFigures), value: v.number() })),
    []
  )
})
export type Submission = v.InferOutput<typeof submissionSchema>
