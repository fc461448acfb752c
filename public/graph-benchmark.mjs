import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { performance } from "node:perf_hooks";
import * as v from "valibot";
import { DatabaseSync } from "node:sqlite";

// src/reports/benchmark/statistics.ts
/** Samples below which the 99th percentile would be the slowest query. */
const leastForP99 = 100;
/** The figures of a run. Errors have no time, so percentiles are of the answered and the timed-out queries. */
function summaryOf({ samples }) {
	const times = samples.flatMap((sample) => sample.outcome === "ok" ? [sample.milliseconds] : []);
	const timeouts = samples.filter(({ outcome }) => outcome === "timeout").length;
	const timed = times.length + timeouts;
	const sorted = [...times].sort((a, b) => a - b);
	const at = (share) => {
		if (timed === 0) return void 0;
		return sorted[Math.ceil(share * timed) - 1] ?? "over-limit";
	};
	return {
		count: samples.length,
		ok: times.length,
		timeouts,
		errors: samples.length - timed,
		successRate: times.length / samples.length,
		mean: timeouts === 0 && times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : void 0,
		median: at(.5),
		p95: at(.95),
		p99: samples.length >= leastForP99 ? at(.99) : void 0
	};
}

// src/reports/benchmark/written.ts
/** As JSON with a line for each run, so that a changed run is a changed line. */
function written({ runs, ...head }) {
	const lines = runs.map((run) => JSON.stringify(run)).join(",\n");
	return `${JSON.stringify(head, null, 2).replace(/\n\}$/, "")},\n  "runs": [\n${lines}\n]}\n`;
}

// src/content/benchmarks.ts
const minute = 6e4;
const hour = 60 * minute;
/** The comparison of graph databases, query by query. */
const comparisonMethod = {
	/** Numbers of seeds that a workload may declare. */
	seeds: [100, 300],
	/** The longest time of a query of this many hops. */
	hopLimit: (hops) => hops <= 2 ? 3 * minute : hour,
	shortestPathLimit: 5 * minute,
	pageRankIterations: 10,
	/** Simultaneous users, and how long they query. */
	users: 100,
	usersTime: 5 * minute,
	/** Vertices added per second. */
	addedVertices: 35300
};

// src/contract/brand.ts
/** The product's displayed name, written in code only here; messages take it as `{brand}`. */
const brand = "Galaxy";

// src/contract/locale.ts
/** Languages of the site (spec §9). The first one is the original. */
const locales = ["zh-CN", "en-US"];
/** The fallback if neither the visitor nor the host determines a language. */
const originalLocale = "zh-CN";
/** Language for readers of any other language, and the fallback for a text that a language lacks. */
const internationalLocale = "en-US";
/** Languages in which the vendor writes: facts, entries of the database, the exam. */
const writtenLocales = [originalLocale, internationalLocale];
/** The `language` of a query (spec §2): EN or ZH, unlike the header's EN or CN. */
const contentLanguages = ["ZH", "EN"];

// src/contract/day.ts
/** Whether the text, written `2026-03-31`, is a day that exists. */
const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

// src/contract/content.ts
const message = (key) => key;
/** Optional in every query; the default is the language of the request's `Language` header. */
const languageQuerySchema = v.optional(v.picklist(contentLanguages, message("field_language")));
/** Highest page number of a list. Later entries are reached with `next`. */
const maxPages = 100;
const listSize = {
	usual: 12,
	max: 50
};
/**
* Accepts digits only, as a query has them: neither `1e3` nor ` 7`. Also accepts a number, so that parsed output can be
* parsed again.
*/
const wholeNumber = (min, max, wrong) => v.pipe(v.optional(v.union([v.string(), v.number()], wrong), ""), v.transform((given) => typeof given === "number" ? given : /^\d{1,10}$/.test(given) ? Number(given) : NaN), v.number(wrong), v.integer(wrong), v.minValue(min, wrong), v.maxValue(max, wrong));
/** Id of an entry, the same in both languages. */
const contentIdSchema = wholeNumber(1, 2147483647, "field_id");
/** Number of a page; excludes `cursor`. */
const pageSchema = v.optional(wholeNumber(1, 100, "field_page"));
/** Entries on a page. */
const sizeSchema = v.optional(wholeNumber(1, listSize.max, "field_size"), listSize.usual);
/**
* Format of a cursor: the `next` of an answer, passed back unchanged. A cursor is valid only for the list that issued
* it.
*/
const cursorPattern = /^[\w-]{1,120}$/;
/** Start of a page of a list: the `next` of the page before it. */
const cursorSchema = v.optional(v.pipe(v.string(message("field_cursor")), v.regex(cursorPattern, message("field_cursor"))));
/** Query of every `detail`. An id that does not exist in the language is a 404 with `field` `id`. */
const detailRequestSchema = v.object({
	id: contentIdSchema,
	language: languageQuerySchema
});
/** A day of the calendar, `2026-03-31`. */
const daySchema = v.pipe(v.string(), v.check(isDay, "is no day of the calendar"), v.metadata({ format: "date" }));
/** A moment as ISO 8601 in UTC, `2026-03-31T08:00:00.000Z`. */
const momentSchema = v.pipe(v.string(), v.isoTimestamp());
/** Fields of every entry. */
const entryFields = {
	id: v.number(),
	/** The language in which the entry is written. */
	language: v.picklist(locales),
	title: v.string(),
	summary: v.string(),
	/** Sample content that the vendor has yet to replace; pages mark it as a sample. */
	isSample: v.boolean()
};
/** Additional field of every `detail`: the languages in which the entry exists, including its own. */
const detailFields = { languages: v.array(v.picklist(locales)) };
/** Fields that main's lists add to each entry. Pages do not read them: they would make every page larger. */
const entryTimes = {
	/** Time since which visitors see the entry. Absent if main does not record it. */
	publishedAt: v.optional(momentSchema),
	/** Time since which visitors see its present content. Absent if main does not record it. */
	changedAt: v.optional(momentSchema)
};
/**
* An address that a page may link to or load from: a path of this site, or https. Browsers read `//`, `/\` and a tab between two
* slashes as another host.
*/
const addressSchema = v.pipe(v.string(), v.regex(/^(\/(?![/\\\s])|https:\/\/)/));
/**
* Additional field of entries that can have a cover, the picture of link previews. Services of a release without
* covers omit it. The body of a detail begins with it.
*/
const coverFields = { cover: v.optional(v.nullable(v.object({
	address: addressSchema,
	alt: v.string()
})), null) };
const sha256Pattern = /^[0-9a-f]{64}$/;
/** A SHA-256 hash as 64 lower-case hexadecimal digits. */
const sha256Schema = v.pipe(v.string(), v.regex(sha256Pattern));
/** A file stored by main (R2). */
const fileSchema = v.object({
	/** File name under which browsers save it. */
	name: v.string(),
	bytes: v.number(),
	sha256: sha256Schema,
	/** MIME type. */
	mediaType: v.string(),
	/** Address of the file; null if its link comes from `downloadRecord/add` only. */
	address: v.nullable(addressSchema)
});

// src/reports/benchmark/format.ts
const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
/** A line in each language of the site. */
const writtenLine = v.strictObject(v.entriesFromList(writtenLocales, line));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(4e3));
const id = v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/), v.maxLength(60));
const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const moment = v.pipe(v.string(), v.isoTimestamp());
/** Data that an independent auditor supplies. All of it is required before a result is shown as audited. */
const auditSchema = v.strictObject({
	auditor: line,
	/** Day of the audit. */
	auditedOn: daySchema,
	scaleFactor: v.pipe(v.number(), v.minValue(.1)),
	/** The result that a gain is compared with. */
	baseline: line,
	disclosure: v.strictObject({
		address: v.pipe(v.string(), v.url(), v.startsWith("https://")),
		sha256
	})
});
const assuranceSchema = v.variant("kind", [v.strictObject({
	kind: v.literal("self-run"),
	by: line
}), v.strictObject({
	kind: v.literal("audited"),
	audit: auditSchema
})]);
const environmentSchema = v.strictObject({
	cpu: line,
	cores: count,
	memoryBytes: count,
	system: line,
	runtime: line,
	/** Further notes for the reader, such as other load on the machine, in each language of the site. */
	notes: v.array(writtenLine)
});
const systemSchema = v.strictObject({
	id,
	name: writtenLine,
	version: line,
	license: writtenLine,
	/** Settings, indexes and the queries, as text; its digest shows that two runs were configured alike. */
	configuration: text,
	configurationSha256: sha256
});
const datasetSchema = v.strictObject({
	id,
	name: writtenLine,
	vertices: count,
	edges: count,
	license: line,
	generator: v.strictObject({
		name: id,
		seed: v.pipe(v.number(), v.integer()),
		parameters: v.record(id, v.number())
	}),
	/** Of the edge list: `from,to` lines, each with a line feed. */
	sha256
});
/** The declared number of seeds, and those used: a vertex, `from>to` for a path, or the number of a repetition. */
const seedsSchema = v.strictObject({
	declared: count,
	used: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d+(>\d+)?$/))), v.minLength(1))
});
const workloadSchema = v.variant("kind", [
	v.strictObject({
		id,
		kind: v.literal("k-hop"),
		hops: count,
		limitMilliseconds: count,
		seeds: seedsSchema
	}),
	v.strictObject({
		id,
		kind: v.literal("shortest-path"),
		limitMilliseconds: count,
		seeds: seedsSchema
	}),
	v.strictObject({
		id,
		kind: v.literal("pagerank"),
		iterations: count,
		damping: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
		/** Null: it runs to its end. */
		limitMilliseconds: v.nullable(count),
		seeds: seedsSchema
	})
]);
const seed = v.string();
const sampleSchema = v.variant("outcome", [
	v.strictObject({
		seed,
		outcome: v.literal("ok"),
		milliseconds,
		answer: v.pipe(v.string(), v.maxLength(300))
	}),
	v.strictObject({
		seed,
		outcome: v.literal("timeout"),
		limitMilliseconds: count
	}),
	v.strictObject({
		seed,
		outcome: v.literal("error"),
		message: line
	})
]);
const runSchema = v.strictObject({
	system: id,
	workload: id,
	startedAt: moment,
	/** One for each used seed, in that order. */
	samples: v.pipe(v.array(sampleSchema), v.minLength(1)),
	/** Of the raw file, which `rawFile()` writes from the samples. */
	rawSha256: sha256
});
/** A measurement. */
const benchmarkSchema = v.strictObject({
	format: v.literal("benchmark/1"),
	id,
	measuredOn: daySchema,
	assurance: assuranceSchema,
	environment: environmentSchema,
	systems: v.pipe(v.array(systemSchema), v.minLength(1)),
	dataset: datasetSchema,
	workloads: v.pipe(v.array(workloadSchema), v.minLength(1)),
	runs: v.pipe(v.array(runSchema), v.minLength(1)),
	/** Path of the program on this site, where it can be downloaded. */
	source: v.optional(v.pipe(line, v.startsWith("/"))),
	/** The command that measures again. */
	rerun: line
});
/** Derived figures that a document states. */
const claimedFigures = [
	"median",
	"p95",
	"p99",
	"mean",
	"successRate"
];
/** A measurement as it is handed in: with the figures that its report prints, which the import recomputes and drops. */
const submissionSchema = v.strictObject({
	...benchmarkSchema.entries,
	claims: v.optional(v.array(v.strictObject({
		system: id,
		workload: id,
		figure: v.picklist(claimedFigures),
		value: v.number()
	})), [])
});

// src/reports/benchmark/raw-file.ts
const quoted = (value) => /[",\r\n]/.test(value) ? `"${value.replaceAll("\"", "\"\"")}"` : value;
function rowOf(sample) {
	switch (sample.outcome) {
		case "ok": return [
			sample.seed,
			"ok",
			String(sample.milliseconds),
			sample.answer
		];
		case "timeout": return [
			sample.seed,
			"timeout",
			String(sample.limitMilliseconds),
			""
		];
		case "error": return [
			sample.seed,
			"error",
			"",
			sample.message
		];
	}
}
/**
* The raw file of a run (RFC 4180, with line feeds): a row for each sample. Its SHA-256 is in the result, so that readers can
* check a downloaded file.
*/
function rawFile({ samples }) {
	return [[
		"seed",
		"outcome",
		"milliseconds",
		"answer"
	], ...samples.map(rowOf)].map((row) => `${row.map(quoted).join(",")}\n`).join("");
}
/** SHA-256 in hexadecimal digits. */
async function sha256Of(text) {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// src/reports/benchmark/check.ts
/**
* Checks a measurement: the format, the references between its parts, the limits of the method, every digest, that the
* systems gave equal answers, and the figures that it claims. No value is trusted that can be computed again.
*/
async function checkBenchmark(value, regenerate = () => void 0) {
	const parsed = v.safeParse(submissionSchema, value);
	if (!parsed.success) return { faults: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "The file"}: ${issue.message}`) };
	const { claims, ...rest } = parsed.output;
	const benchmark = v.parse(benchmarkSchema, rest);
	const faults = [
		...repeated(benchmark),
		...benchmark.workloads.flatMap(workloadFaults),
		...runFaults(benchmark),
		...unequalAnswers(benchmark),
		...claimFaults(benchmark, claims),
		...await digestFaults(benchmark, regenerate)
	];
	return faults.length > 0 ? { faults } : { benchmark };
}
/** Names that occur twice. */
function repeated({ systems, workloads, runs }) {
	const twice = (names) => names.filter((name, index) => names.indexOf(name) !== index);
	return [
		...twice(systems.map(({ id }) => id)).map((id) => `System ${id} is listed twice.`),
		...twice(workloads.map(({ id }) => id)).map((id) => `Workload ${id} is listed twice.`),
		...twice(runs.map(({ system, workload }) => `${system} in ${workload}`)).map((name) => `The run of ${name} is listed twice.`)
	];
}
/** Violations of the method's rules for workloads. */
function workloadFaults(workload) {
	const { id, kind, seeds, limitMilliseconds } = workload;
	const faults = [];
	if (new Set(seeds.used).size !== seeds.used.length) faults.push(`${id}: a seed is used twice.`);
	if (seeds.used.length > seeds.declared) faults.push(`${id}: more seeds are used than declared.`);
	const isPath = kind === "shortest-path";
	if (seeds.used.some((seed) => seed.includes(">") !== isPath)) faults.push(`${id}: a seed is not of the workload's form.`);
	if (kind === "pagerank") {
		if (workload.iterations !== comparisonMethod.pageRankIterations) faults.push(`${id}: the method has 10 iterations.`);
		return faults;
	}
	if (!comparisonMethod.seeds.some((count) => count === seeds.declared)) faults.push(`${id}: the method has 100 or 300 seeds.`);
	const limit = kind === "k-hop" ? comparisonMethod.hopLimit(workload.hops) : comparisonMethod.shortestPathLimit;
	if (limitMilliseconds !== limit) faults.push(`${id}: the method's limit is ${limit} ms.`);
	return faults;
}
function runFaults({ systems, workloads, runs, measuredOn }) {
	return runs.flatMap(({ system, workload: workloadId, samples, startedAt }) => {
		const name = `${system} in ${workloadId}`;
		const workload = workloads.find(({ id }) => id === workloadId);
		if (!workload || !systems.some(({ id }) => id === system)) return [`${name}: the system or the workload is not listed.`];
		const faults = [];
		const { seeds, limitMilliseconds } = workload;
		if (startedAt.slice(0, 10) !== measuredOn) faults.push(`${name}: started on another day.`);
		if (seeds.used.join() !== samples.map(({ seed }) => seed).join()) faults.push(`${name}: has not exactly one sample for each used seed.`);
		for (const sample of samples) {
			if (sample.outcome === "timeout" && sample.limitMilliseconds !== limitMilliseconds) faults.push(`${name}: seed ${sample.seed} timed out at another limit.`);
			if (sample.outcome === "ok" && limitMilliseconds !== null && sample.milliseconds > limitMilliseconds) faults.push(`${name}: seed ${sample.seed} answered after the limit.`);
		}
		return faults;
	});
}
/** Answers to the same seed that differ between systems. */
function unequalAnswers({ runs }) {
	const known = /* @__PURE__ */ new Map();
	return runs.flatMap(({ system, workload, samples }) => samples.flatMap((sample) => {
		if (sample.outcome !== "ok") return [];
		const key = `${workload} ${sample.seed}`;
		const answer = known.get(key);
		if (answer === void 0) known.set(key, sample.answer);
		return answer === void 0 || answer === sample.answer ? [] : [`${system} in ${workload}: the answer to seed ${sample.seed} differs from another system's.`];
	}));
}
/** Claimed figures may be rounded to three digits. */
const rounding = 5e-4;
function claimFaults({ runs }, claims) {
	return claims.flatMap(({ system, workload, figure, value }) => {
		const run = runs.find((each) => each.system === system && each.workload === workload);
		const computed = run && summaryOf(run)[figure];
		return typeof computed === "number" && Math.abs(computed - value) <= rounding * Math.abs(computed) ? [] : [`${system} in ${workload}: the claimed ${figure} does not follow from the samples.`];
	});
}
async function digestFaults({ systems, runs, dataset }, regenerate) {
	const edges = regenerate(dataset);
	const pairs = [
		...systems.map((system) => [
			`The configuration of ${system.id}`,
			system.configuration,
			system.configurationSha256
		]),
		...runs.map((run) => [
			`The raw file of ${run.system} in ${run.workload}`,
			rawFile(run),
			run.rawSha256
		]),
		...edges === void 0 ? [] : [[
			"The dataset",
			edges,
			dataset.sha256
		]]
	];
	const differing = await Promise.all(pairs.map(async ([name, text, digest]) => await sha256Of(text) === digest ? [] : [`${name} has another digest.`]));
	const hasLines = edges === void 0 || edges.split("\n").length - 1 === dataset.edges;
	return [...differing.flat(), ...hasLines ? [] : ["The dataset has another number of edges."]];
}

// src/ui/figure/random.ts
/** Pseudo-random numbers in [0, 1) from a seed (mulberry32), so that a drawing is the same on every machine. */
function seededRandom(seed) {
	let state = seed | 0;
	return () => {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, 1 | state);
		mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
	};
}

// scripts/bench/graph/engine.ts
/** PageRank as every engine computes it here. */
const pageRankRule = {
	iterations: 10,
	damping: .85
};
/** Vertices of a ranking, and digits of their ranks: enough to differ, too few for the order of additions to matter. */
const ranked = 5;
const digits = 6;
/** The vertices with the highest ranks, with these, as `12:0.00431234 7:…`; equal ranks by vertex. */
function rankingOf(ranks) {
	return [...ranks].map(([vertex, rank]) => [vertex, rank.toPrecision(digits)]).toSorted(([a, one], [b, other]) => Number(other) - Number(one) || a - b).slice(0, ranked).map(([vertex, rank]) => `${vertex}:${rank}`).join(" ");
}

// scripts/bench/graph/compact.ts
function compact({ vertices, edges }) {
	const starts = new Uint32Array(vertices + 1);
	for (const [from] of edges) starts[from + 1] = (starts[from + 1] ?? 0) + 1;
	for (let vertex = 0; vertex < vertices; vertex += 1) starts[vertex + 1] = (starts[vertex + 1] ?? 0) + (starts[vertex] ?? 0);
	const next = starts.slice();
	const targets = new Uint32Array(edges.length);
	for (const [from, to] of edges) {
		targets[next[from] ?? 0] = to;
		next[from] = (next[from] ?? 0) + 1;
	}
	return {
		starts,
		targets
	};
}
/** Distances from a vertex, breadth first, until `hops` or until `goal` is found. */
function search({ starts, targets }, seed, hops, goal) {
	const depths = new Int32Array(starts.length - 1).fill(-1);
	const queue = [seed];
	depths[seed] = 0;
	for (const vertex of queue) {
		const depth = depths[vertex] ?? 0;
		if (depth === hops || vertex === goal) break;
		for (let edge = starts[vertex] ?? 0; edge < (starts[vertex + 1] ?? 0); edge += 1) {
			const target = targets[edge] ?? 0;
			if (depths[target] !== -1) continue;
			depths[target] = depth + 1;
			queue.push(target);
		}
	}
	return {
		reached: queue.length - 1,
		depths
	};
}
function pageRank({ starts, targets }) {
	const count = starts.length - 1;
	const { iterations, damping } = pageRankRule;
	let ranks = new Float64Array(count).fill(1 / count);
	for (let iteration = 0; iteration < iterations; iteration += 1) {
		const next = new Float64Array(count).fill((1 - damping) / count);
		for (let vertex = 0; vertex < count; vertex += 1) {
			const [from = 0, to = 0] = [starts[vertex], starts[vertex + 1]];
			const share = damping * (ranks[vertex] ?? 0) / (to - from);
			for (let edge = from; edge < to; edge += 1) next[targets[edge] ?? 0] = (next[targets[edge] ?? 0] ?? 0) + share;
		}
		ranks = next;
	}
	return ranks;
}
const configuration$2 = `// adjacency
const starts = new Uint32Array(vertices + 1), targets = new Uint32Array(edges)
// k-hop, shortest path: BFS
const depths = new Int32Array(vertices)
// PageRank: iterations = ${pageRankRule.iterations}, damping = ${pageRankRule.damping}
const ranks = new Float64Array(vertices).fill(1 / vertices)`;
/** Breadth-first search and PageRank on typed arrays, as a baseline without a database. */
const openCompact = async (graph) => {
	const stored = compact(graph);
	return {
		id: "typed-arrays",
		name: {
			[originalLocale]: "TypeScript类型化数组",
			[internationalLocale]: "TypeScript, typed arrays"
		},
		version: process.version,
		license: {
			[originalLocale]: "随本站",
			[internationalLocale]: "part of this site"
		},
		configuration: configuration$2,
		kHop: (seed, hops) => String(search(stored, seed, hops).reached),
		shortestPath: (from, to) => {
			const depth = search(stored, from, Number.POSITIVE_INFINITY, to).depths[to] ?? -1;
			return depth < 0 ? "none" : String(depth);
		},
		pageRank: () => rankingOf([...pageRank(stored)].entries()),
		close: () => void 0
	};
};

// scripts/bench/graph/dataset.ts
/** Name of the generator in results. A change of what it generates needs another name. */
const generatorName = "preferential-attachment";
/**
* A graph by preferential attachment: each new vertex is joined to `degree` earlier ones, which are chosen by the number of
* their edges, so that a few become hubs. Half of the edges lead back, and every vertex has one that leaves it, because
* definitions of PageRank differ for vertices without.
*/
function generateGraph(seed, vertices, degree) {
	const random = seededRandom(seed);
	const pick = (count) => Math.floor(random() * count);
	const edges = [];
	const hasExit = new Uint8Array(vertices);
	const ends = [0];
	for (let vertex = 1; vertex < vertices; vertex += 1) {
		const targets = /* @__PURE__ */ new Set();
		while (targets.size < Math.min(degree, vertex)) targets.add(ends[pick(ends.length)] ?? 0);
		for (const target of targets) {
			const [from, to] = random() < .5 ? [vertex, target] : [target, vertex];
			edges.push([from, to]);
			hasExit[from] = 1;
			ends.push(vertex, target);
		}
	}
	for (let vertex = 0; vertex < vertices; vertex += 1) {
		if (hasExit[vertex]) continue;
		edges.push([vertex, (vertex + 1 + pick(vertices - 1)) % vertices]);
	}
	return {
		vertices,
		edges
	};
}
/** The edge list whose SHA-256 identifies a dataset. */
const edgeList = ({ edges }) => edges.map(([from, to]) => `${from},${to}\n`).join("");
/** The edge list of a dataset of this generator; undefined for another one. */
function regenerated({ generator, vertices }) {
	const { degree } = generator.parameters;
	if (generator.name !== "preferential-attachment" || degree === void 0) return void 0;
	return edgeList(generateGraph(generator.seed, vertices, degree));
}

// scripts/bench/graph/grafeo.ts
const kHopQuery$1 = (hops) => `MATCH (seed:Vertex {number: $seed})-[:EDGE]->{1,${hops}}(reached:Vertex) WHERE reached.number <> $seed RETURN count(DISTINCT reached) AS answer`;
const pathQuery$1 = "MATCH path = ANY SHORTEST (source:Vertex {number: $source})-[:EDGE]->*(goal:Vertex {number: $goal}) RETURN length(path) AS answer";
const pageRankQuery = `CALL grafeo.pagerank({damping: ${pageRankRule.damping}, max_iterations: ${pageRankRule.iterations}, tolerance: 0.0}) YIELD node_id, score RETURN node_id, score`;
const index = "CREATE INDEX vertex_number FOR (v:Vertex) ON (v.number)";
const configuration$1 = [
	"// :memory:",
	index,
	"// k-hop",
	kHopQuery$1(0).replace("{1,0}", "{1,k}"),
	"// shortest path",
	pathQuery$1,
	"// PageRank",
	pageRankQuery
].join("\n");
const answerSchema$1 = v.array(v.object({ answer: v.number() }));
const ranksSchema$1 = v.array(v.object({
	node_id: v.number(),
	score: v.number()
}));
/** The embedded graph database Grafeo, queried in GQL. */
const openGrafeo = async ({ vertices, edges }) => {
	const { GrafeoDB } = createRequire(import.meta.url)("@grafeo-db/js");
	const db = GrafeoDB.create();
	const ids = Array.from({ length: vertices }, (_, number) => db.createNode(["Vertex"], { number }).id);
	const numbers = new Map(ids.map((id, number) => [id, number]));
	for (const [from, to] of edges) db.createEdge(ids[from] ?? 0, ids[to] ?? 0, "EDGE");
	await db.execute(index);
	const rows = async (query, parameters) => (await db.execute(query, parameters)).toArray();
	return {
		id: "grafeo",
		name: {
			[originalLocale]: "Grafeo，GQL",
			[internationalLocale]: "Grafeo, GQL"
		},
		version: db.version(),
		license: {
			[originalLocale]: "Apache-2.0",
			[internationalLocale]: "Apache-2.0"
		},
		configuration: configuration$1,
		kHop: async (seed, hops) => String(v.parse(answerSchema$1, await rows(kHopQuery$1(hops), { seed }))[0]?.answer),
		shortestPath: async (source, goal) => {
			const [found] = v.parse(answerSchema$1, await rows(pathQuery$1, {
				source,
				goal
			}));
			return found ? String(found.answer) : "none";
		},
		pageRank: async () => {
			const ranks = v.parse(ranksSchema$1, await rows(pageRankQuery));
			return rankingOf(ranks.map(({ node_id: id, score }) => [numbers.get(id) ?? -1, score]));
		},
		close: () => db.close()
	};
};

// scripts/bench/graph/sqlite.ts
const schema = `CREATE TABLE edges (source INTEGER NOT NULL, target INTEGER NOT NULL, PRIMARY KEY (source, target)) WITHOUT ROWID, STRICT;
CREATE TABLE ranks (vertex INTEGER PRIMARY KEY, rank REAL NOT NULL, degree INTEGER NOT NULL) STRICT;`;
/** `UNION` keeps each pair of vertex and depth once, so that the recursion does not follow every path. */
const kHopQuery = `WITH RECURSIVE reached (vertex, depth) AS (
  SELECT :seed, 0
  UNION
  SELECT target, depth + 1 FROM reached JOIN edges ON source = vertex WHERE depth < :hops
)
SELECT count(DISTINCT vertex) - 1 AS answer FROM reached`;
/** The rows come in the order of their depth, so the first with the goal is a shortest path. */
const pathQuery = `WITH RECURSIVE reached (vertex, depth) AS (
  SELECT :source, 0
  UNION
  SELECT edges.target, depth + 1 FROM reached JOIN edges ON source = vertex WHERE depth < :most
)
SELECT depth AS answer FROM reached WHERE vertex = :goal LIMIT 1`;
const resetRanks = "UPDATE ranks SET rank = 1.0 / (SELECT count(*) FROM ranks)";
const iterateRanks = `UPDATE ranks SET rank = fresh.rank FROM (
  SELECT known.vertex, (1 - :damping) / (SELECT count(*) FROM ranks) + :damping * coalesce(sum(giver.rank / giver.degree), 0) AS rank
  FROM ranks AS known LEFT JOIN edges ON target = known.vertex LEFT JOIN ranks AS giver ON giver.vertex = source
  GROUP BY known.vertex
) AS fresh WHERE fresh.vertex = ranks.vertex`;
const targetIndex = "CREATE INDEX edges_by_target ON edges (target, source)";
/** Depth at which a search for a path gives up: a recursion over depths would not end at a vertex that is out of reach. */
const maxHops = 32;
const configuration = [
	"-- :memory:",
	schema,
	targetIndex,
	"-- k-hop",
	kHopQuery,
	`-- shortest path, hops <= ${maxHops}`,
	pathQuery,
	`-- PageRank, UPDATE 2 x ${pageRankRule.iterations}`,
	resetRanks,
	iterateRanks
].join("\n");
const answerSchema = v.optional(v.object({ answer: v.number() }));
const ranksSchema = v.array(v.object({
	vertex: v.number(),
	rank: v.number()
}));
/** SQLite with recursive queries. */
const openSqlite = async ({ vertices, edges }) => {
	const db = new DatabaseSync(":memory:");
	db.exec(schema);
	const addEdge = db.prepare("INSERT INTO edges VALUES (?, ?)");
	const addVertex = db.prepare("INSERT INTO ranks VALUES (?, 0, (SELECT count(*) FROM edges WHERE source = ?))");
	db.exec("BEGIN");
	for (const [source, target] of edges) addEdge.run(source, target);
	for (let vertex = 0; vertex < vertices; vertex += 1) addVertex.run(vertex, vertex);
	db.exec("COMMIT");
	db.exec(targetIndex);
	db.exec("ANALYZE");
	const [kHop, path, reset, iterate, ranks] = [
		db.prepare(kHopQuery),
		db.prepare(pathQuery),
		db.prepare(resetRanks),
		db.prepare(iterateRanks),
		db.prepare("SELECT vertex, rank FROM ranks")
	];
	const { version } = v.parse(v.object({ version: v.string() }), db.prepare("SELECT sqlite_version() AS version").get());
	return {
		id: "sqlite",
		name: {
			[originalLocale]: "SQLite，递归SQL",
			[internationalLocale]: "SQLite, recursive SQL"
		},
		version,
		license: {
			[originalLocale]: "公有领域",
			[internationalLocale]: "Public domain"
		},
		configuration,
		kHop: (seed, hops) => String(v.parse(answerSchema, kHop.get({
			seed,
			hops
		}))?.answer),
		shortestPath: (source, goal) => {
			const found = v.parse(answerSchema, path.get({
				source,
				goal,
				most: maxHops
			}));
			return found ? String(found.answer) : "none";
		},
		pageRank: () => {
			reset.run();
			for (let iteration = 0; iteration < pageRankRule.iterations; iteration += 1) iterate.run({ damping: pageRankRule.damping });
			return rankingOf(v.parse(ranksSchema, ranks.all()).map(({ vertex, rank }) => [vertex, rank]));
		},
		close: () => db.close()
	};
};

// scripts/bench/graph/measure.ts
const engines = [
	openSqlite,
	openGrafeo,
	openCompact
];
/** Of the published example. */
const size = {
	vertices: 1e4,
	degree: 5,
	seeds: 100,
	repetitions: 10
};
const datasetSeed = 2016;
const seedsSeed = 9;
const measuredHops = [
	1,
	2,
	3,
	6
];
/** The program that visitors download (`program.ts`), and the packages that it needs. */
const programFile = "graph-benchmark.mjs";
const programPackages = ["@grafeo-db/js@0.6.0", "valibot@1.5.0"];
/** Queries before each run that are not measured. */
const warmups = 10;
/**
* Runs the k-hop, shortest-path and PageRank workloads of the comparison method on a generated graph, on every engine.
* @throws if a check of the result fails, such as different answers
*/
async function measure(of) {
	const graph = generateGraph(datasetSeed, of.vertices, of.degree);
	const workloads = workloadsOn(graph, of);
	const systems = [];
	const runs = [];
	for (const open of engines) {
		const engine = await open(graph);
		const { id, name, version, license, configuration } = engine;
		systems.push({
			id,
			name,
			version,
			license,
			configuration,
			configurationSha256: await sha256Of(configuration)
		});
		for (const workload of workloads) runs.push(await runOf(engine, workload));
		engine.close();
	}
	const { faults, benchmark } = await checkBenchmark({
		format: "benchmark/1",
		id: "graph-method",
		measuredOn: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
		assurance: {
			kind: "self-run",
			by: brand
		},
		environment: environment(),
		systems,
		dataset: {
			id: `attachment-${graph.vertices}`,
			name: {
				[originalLocale]: "优先连接图",
				[internationalLocale]: "Preferential attachment"
			},
			vertices: graph.vertices,
			edges: graph.edges.length,
			license: "CC0-1.0",
			generator: {
				name: generatorName,
				seed: datasetSeed,
				parameters: { degree: of.degree }
			},
			sha256: await sha256Of(edgeList(graph))
		},
		workloads,
		runs,
		source: `/${programFile}`,
		rerun: `npm install ${programPackages.join(" ")} && node ${programFile}`
	}, regenerated);
	if (faults) throw new Error(`The measurement contradicts itself:\n${faults.slice(0, 10).join("\n")}`);
	return benchmark;
}
function environment() {
	const [cpu] = cpus();
	return {
		cpu: cpu?.model.trim() || "unknown",
		cores: cpus().length,
		memoryBytes: totalmem(),
		system: `${type()} ${release()}`,
		runtime: `Node.js ${process.version}`,
		notes: [
			{
				[originalLocale]: "各引擎在同一进程内依次运行，数据在内存中。",
				[internationalLocale]: "Every engine runs in the measuring process, in memory and one after another."
			},
			{
				[originalLocale]: "时间包含从JavaScript发起调用到读完结果。",
				[internationalLocale]: "A time includes the call from JavaScript and reading the answer."
			},
			{
				[originalLocale]: "测试机并非专用，可能受其他任务影响。",
				[internationalLocale]: "The machine was not reserved for the measurement."
			},
			{
				[originalLocale]: `每次运行前预热${warmups}个查询，不计入结果。`,
				[internationalLocale]: `${warmups} queries before each run are not measured.`
			}
		]
	};
}
function workloadsOn({ vertices }, { seeds: declared, repetitions }) {
	const random = seededRandom(seedsSeed);
	const pick = () => Math.floor(random() * vertices);
	const distinct = (draw) => {
		const used = /* @__PURE__ */ new Set();
		while (used.size < declared) used.add(draw());
		return {
			declared,
			used: [...used]
		};
	};
	const vertexSeeds = distinct(() => String(pick()));
	const pairs = distinct(() => {
		const from = pick();
		return `${from}>${(from + 1 + Math.floor(random() * (vertices - 1))) % vertices}`;
	});
	return [
		...measuredHops.map((hops) => ({
			id: `hops-${hops}`,
			kind: "k-hop",
			hops,
			limitMilliseconds: comparisonMethod.hopLimit(hops),
			seeds: vertexSeeds
		})),
		{
			id: "shortest-path",
			kind: "shortest-path",
			limitMilliseconds: comparisonMethod.shortestPathLimit,
			seeds: pairs
		},
		{
			id: "pagerank",
			kind: "pagerank",
			...pageRankRule,
			limitMilliseconds: null,
			seeds: {
				declared: repetitions,
				used: Array.from({ length: repetitions }, (_, index) => String(index + 1))
			}
		}
	];
}
async function runOf(engine, workload) {
	const query = queryOf(engine, workload);
	const { used } = workload.seeds;
	for (const seed of used.slice(0, warmups)) await query(seed);
	const startedAt = (/* @__PURE__ */ new Date()).toISOString();
	const samples = [];
	for (const seed of used) samples.push(await sampleOf(seed, query, workload.limitMilliseconds));
	const run = {
		system: engine.id,
		workload: workload.id,
		startedAt,
		samples
	};
	return {
		...run,
		rawSha256: await sha256Of(rawFile(run))
	};
}
function queryOf(engine, workload) {
	switch (workload.kind) {
		case "k-hop": return (seed) => engine.kHop(Number(seed), workload.hops);
		case "shortest-path": return (seed) => {
			const [from = 0, to = 0] = seed.split(">").map(Number);
			return engine.shortestPath(from, to);
		};
		case "pagerank": return () => engine.pageRank();
	}
}
/** The clock's resolution here is finer; four digits keep the file small. */
const rounded = (milliseconds) => Math.max(1e-4, Number(milliseconds.toFixed(4)));
/** A query that returns after the limit counts as timed out: engines within the process cannot be interrupted. */
async function sampleOf(seed, query, limit) {
	const started = performance.now();
	try {
		const answer = await query(seed);
		const milliseconds = rounded(performance.now() - started);
		if (limit !== null && milliseconds > limit) return {
			seed,
			outcome: "timeout",
			limitMilliseconds: limit
		};
		return {
			seed,
			outcome: "ok",
			milliseconds,
			answer
		};
	} catch (error) {
		return {
			seed,
			outcome: "error",
			message: (error instanceof Error ? error.message : String(error)).slice(0, 300)
		};
	}
}

// scripts/bench/graph/program.ts
const file = "graph-method.json";
const benchmark = await measure(size);
writeFileSync(file, written(benchmark));
console.table(benchmark.runs.map((run) => ({
	workload: run.workload,
	system: run.system,
	...summaryOf(run)
})));
console.log(`Written to ${file}.`);

export {  };