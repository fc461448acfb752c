import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { connectAssistant } from '../support/assistant.ts'
import { eventually } from '../support/eventually.ts'
import { sharedSite, sharedSiteWithoutApis } from '../support/site.ts'
import { size } from '../support/sizes.ts'

const site = await sharedSite()
const { client, call, read } = await connectAssistant(site.address)

const toolNames = [
  'search',
  'read_page',
  'list_graphs',
  'describe_graph',
  'run_query',
  'explain_error',
  'find_edition',
  'verify_certificate'
]

/** Sends a message as it is. */
const post = (body: unknown, headers: Record<string, string> = {}) =>
  site.call('/mcp', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers }
  })
const messageOf = (name: string, input: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input }
})

test.each(['legacy', 'auto'] as const)('a client connects and lists tools that only read: %s', async (mode) => {
  const other = await connectAssistant(site.address, mode)
  const { tools } = await other.client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(toolNames)
  for (const { title, description, inputSchema, annotations } of tools) {
    expect(title).toBeTruthy()
    expect(description).toBeTruthy()
    expect(inputSchema).toMatchObject({ type: 'object', properties: { language: { enum: ['zh-CN', 'en-US'] } } })
    expect(annotations).toMatchObject({ readOnlyHint: true })
  }
  await other.client.close()
})

const foundSchema = v.object({
  language: v.string(),
  results: v.array(v.object({ kind: v.string(), title: v.string(), text: v.string(), address: v.string() })),
  next: v.optional(v.number())
})

test('search finds pages in both languages in spite of typing errors, filters by kind, and has pages', async () => {
  const english = await read(foundSchema, 'search', { query: 'shortst path', language: 'en-US' })
  expect(english.language).toBe('en-US')
  expect(english.results.map(({ address }) => address).join(' ')).toContain('/document/latest/')
  const chinese = await read(foundSchema, 'search', { query: '最短路径', language: 'zh-CN', kinds: ['solution'] })
  expect(new Set(chinese.results.map(({ kind }) => kind))).toEqual(new Set(['solution']))
  const more = await read(foundSchema, 'search', { query: 'shortst path', language: 'en-US', offset: english.next })
  expect(more.results.length).toBeGreaterThan(0)
  expect(english.results.map(({ title, address }) => title + address)).not.toContain(
    more.results.map(({ title, address }) => title + address)[0]
  )
})

test('search has the results of the results page', async () => {
  const { results } = await read(foundSchema, 'search', { query: 'backup', language: 'en-US' })
  const page = await site.visit('/search?q=backup', { cookies: { language: 'en-US' } })
  for (const { address } of results.slice(0, 3)) {
    const url = new URL(address)
    expect(page.body).toContain(`href="${url.pathname}${url.search}${url.hash}"`)
  }
})

test('a page is read as Markdown in the requested language', async () => {
  for (const [language, other] of [
    ['en-US', 'zh-CN'],
    ['zh-CN', 'en-US']
  ]) {
    const { text } = await call('read_page', { address: '/document/latest/10#queries', language })
    const own = await site.visit('/document/latest/10.md', { cookies: { language: language ?? '', other: other ?? '' } })
    expect(text).toContain(`language: ${language}\nversion: v1.4\nupdated: 20`)
    expect(text.endsWith(own.body)).toBe(true)
  }
  const { text } = await call('read_page', { address: 'https://www.galaxy.example/aboutus', language: 'en-US' })
  expect(text).toMatch(/^---\naddress: https:\/\/cn\.galaxy\.example\/aboutus\nlanguage: en-US\n---\n/)
})

test('a long page continues at the offset of the previous answer', async () => {
  const whole = await site.visit('/document/latest/26.md', { cookies: { language: 'en-US' } })
  let text = ''
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const part: string = (await call('read_page', { address: '/document/latest/26', language: 'en-US', offset })).text
    const [head = '', ...rest] = part.split('\n---\n\n')
    text += rest.join('\n---\n\n')
    const next: string | undefined = /^next: (\d+)$/m.exec(head)?.[1]
    offset = next === undefined ? undefined : Number(next)
  }
  expect(text).toBe(whole.body)
})

test.each([
  '/user',
  '/nothing',
  '/document/latest/999',
  '/api/main/news/list',
  'https://elsewhere.example/aboutus',
  '//elsewhere.example',
  '/mcp',
  '/desk'
])('%s has no readable page', async (address) => {
  const { text, isError } = await call('read_page', { address, language: 'en-US' })
  expect(isError).toBe(true)
  expect(JSON.parse(text)).toMatchObject({ field: 'address' })
})

test('the sample graphs are listed and described', async () => {
  const { graphs } = await read(v.object({ graphs: v.array(v.object({ id: v.string(), name: v.string() })) }), 'list_graphs')
  expect(graphs.length).toBeGreaterThan(10)
  const described = JSON.parse((await call('describe_graph', { graph: 'transfers', language: 'en-US' })).text)
  expect(described).toMatchObject({ vertices: 10, edges: 12, vertexLabels: { Account: { count: 7 }, Device: { count: 3 } } })
  expect(described.edgeLabels).toHaveProperty('(:Account)-[:TRANSFERRED]->(:Account)')
  expect(described.questions[0]).toMatchObject({ question: 'List the codes of all accounts, in order.' })
})

test('a query takes parameters and returns rows, hops and warnings, fifty rows at a time', async () => {
  const answer = JSON.parse(
    (
      await call('run_query', {
        query: 'MATCH (a:Account)-[t:TRANSFERRED]->(b) WHERE a.code = $from RETURN b.code AS payee, t.nothing AS n',
        parameters: { from: 'A2' },
        language: 'en-US'
      })
    ).text
  )
  expect(answer.statements[0]).toMatchObject({ columns: ['payee', 'n'], rowCount: 1 })
  expect(answer.statements[0].hops.length).toBeGreaterThan(0)
  expect(answer.warnings[0]).toContain('nothing')
  const rows = async (offset: number) =>
    JSON.parse((await call('run_query', { query: 'UNWIND range(1, 120) AS x RETURN x', offset })).text).statements[0]
  expect(await rows(0)).toMatchObject({ rowCount: 120, next: 50 })
  const last = await rows(100)
  expect(last.rows).toHaveLength(20)
  expect(last).not.toHaveProperty('next')
})

test('a query that writes does not change the graph', async () => {
  const created = JSON.parse(
    (await call('run_query', { query: 'CREATE (a:Account {code: 1}); MATCH (n:Account) RETURN count(n)' })).text
  )
  expect(created.statements[1].rows).toEqual([['8']])
  expect(JSON.parse((await call('run_query', { query: 'MATCH (n:Account) RETURN count(n)' })).text).statements[0].rows).toEqual([
    ['7']
  ])
})

test.each([
  ['steps', 'MATCH (a), (b), (c), (d), (e), (f) RETURN count(*)'],
  ['rows', 'UNWIND range(1, 2000) AS x RETURN x'],
  ['memory', "RETURN reduce(s = 'ab', x IN range(1, 60) | s + s)"],
  ['unsupported', "RETURN 'aaa' =~ 'a*a*a*b'"],
  ['steps', 'MATCH (a) CALL algo.betweenness() YIELD score RETURN count(*)']
])('a query stops at its limit: %s', async (code, query) => {
  const answer = JSON.parse((await call('run_query', { query, graph: 'socialmarket', language: 'en-US' })).text)
  expect(answer.error).toMatchObject({ code })
})

test('a wrong query is explained with its position, message and correction', async () => {
  const query = "MATCH (a:Account) WHERE a.code == 'A1' RETURN a"
  const { isCorrect, error } = JSON.parse((await call('explain_error', { query, language: 'en-US' })).text)
  expect(isCorrect).toBe(false)
  expect(error).toMatchObject({ code: 'habit', line: 1, at: '==', corrected: "MATCH (a:Account) WHERE a.code = 'A1' RETURN a" })
  expect(JSON.parse((await call('explain_error', { query: error.corrected })).text)).toMatchObject({ isCorrect: true })
})

test('an edition is found, with the limit that excludes each other edition', async () => {
  const { edition, editions } = JSON.parse((await call('find_edition', { vertices: '3亿', nodes: 3, language: 'en-US' })).text)
  expect(edition).toBe('Enterprise Standard')
  expect(editions[0]).toMatchObject({ isEnough: false, excludedBy: [{ need: 'vertices', limit: 40_000_000 }] })
  const refused = await call('find_edition', { storage: 'much', language: 'en-US' })
  expect(refused.isError).toBe(true)
  expect(JSON.parse(refused.text)).toMatchObject({ field: 'storage' })
  expect(JSON.parse((await call('find_edition')).text)).toHaveProperty('field')
})

test('an unknown certificate is unknown, and an invalid number names its field', async () => {
  const unknown = await call('verify_certificate', { number: '00000000-0000-4000-8000-000000000000' })
  expect(JSON.parse(unknown.text)).toEqual({ verdict: 'unknown', checks: [] })
  const refused = await call('verify_certificate', { number: 'GBCA-1' })
  expect([refused.isError, JSON.parse(refused.text).field]).toEqual([true, 'number'])
})

test('documents are resources, by version and language', async () => {
  const { resources } = await client.listResources()
  expect(new Set(resources.map(({ uri }) => uri.split('/').slice(0, -1).join('/')))).toEqual(
    new Set(['v1.4', 'v1.3'].flatMap((version) => ['zh-CN', 'en-US'].map((language) => `document://${version}/${language}`)))
  )
  const { contents } = await client.readResource({ uri: 'document://v1.3/en-US/9' })
  const own = await site.visit('/document/v1.3/9.md', { cookies: { language: 'en-US' } })
  expect(contents).toEqual([{ uri: 'document://v1.3/en-US/9', mimeType: 'text/markdown', text: own.body }])
  await expect(client.readResource({ uri: 'document://v1.3/en-US/999' })).rejects.toThrow()
})

test('the prompts are in the language of the call', async () => {
  const { prompts } = await client.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual(['model_domain', 'translate_sql'])
  const sql = 'SELECT * FROM a JOIN b ON a.id = b.a'
  const english = await client.getPrompt({ name: 'translate_sql', arguments: { sql, language: 'en-US' } })
  expect(JSON.stringify(english.messages)).toContain('Translate this SQL join')
  expect(JSON.stringify(english.messages)).toContain(sql)
  const chinese = await client.getPrompt({ name: 'model_domain', arguments: { domain: '银行', language: 'zh-CN' } })
  expect(JSON.stringify(chinese.messages)).toContain('业务领域')
})

test.each([
  ['search', { query: '' }, 'query'],
  ['search', { query: 'x'.repeat(101) }, 'query'],
  ['search', { query: 'x', kinds: ['nothing'] }, 'kinds'],
  ['run_query', { query: 'RETURN 1', graph: 'nothing' }, 'graph'],
  ['run_query', { query: 'RETURN $a', parameters: { '': 1 } }, 'parameters'],
  ['run_query', { query: 'RETURN 1', offset: -1 }, 'offset'],
  ['describe_graph', {}, 'graph'],
  ['read_page', { address: 7 }, 'address'],
  ['find_edition', { ldap: 'yes' }, 'ldap'],
  ['verify_certificate', { number: 'x'.repeat(301) }, 'number']
])('an invalid call of %s names the field, %j', async (name, input, field) => {
  const { text, isError } = await call(name, input)
  expect(isError).toBe(true)
  expect(text).toContain(field)
})

test('invalid messages are rejected with the errors of the protocol', async () => {
  expect((await post('{')).json()).toMatchObject({ error: { code: -32_700 } })
  expect((await post([messageOf('list_graphs', {}), messageOf('list_graphs', {})])).json()).toMatchObject({
    error: { code: -32_600 }
  })
  expect((await post(messageOf('nothing', {}))).json()).toHaveProperty('error')
  expect((await post({ jsonrpc: '2.0', id: 3, method: 'nothing' })).json()).toMatchObject({ error: { code: -32_601 } })
  expect((await post({ jsonrpc: '2.0', id: 3, method: 'subscriptions/listen' })).json()).toMatchObject({
    id: 3,
    error: { code: -32_601 }
  })
  expect((await post(messageOf('list_graphs', {}), { Accept: 'text/html' })).status).toBe(406)
  expect((await post(messageOf('list_graphs', {}), { 'Content-Type': 'text/plain' })).status).toBe(415)
})

test('sent cookies and tokens have no effect, and no cookie is set', async () => {
  const message = messageOf('search', { query: 'backup' })
  const plain = await post(message)
  const cookies = [
    'cl-official-website=0123456789abcdef; cl-official-exam=0123456789abcdef; language=en-US; galaxy-visitor=1.0.x',
    '__Host-cl-official-website=0123456789abcdef'
  ]
  for (const Cookie of cookies) {
    const answer = await post(message, {
      Cookie,
      Authorization: 'Bearer x',
      Origin: 'https://elsewhere.example',
      'Sec-Fetch-Site': 'cross-site'
    })
    expect([answer.status, answer.body]).toEqual([plain.status, plain.body])
    expect(answer.cookies).toEqual({})
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('the log has tool, time and size of a call, and no text of it', async () => {
  const before = site.logs.length
  await call('search', { query: 'unmistakable words' })
  await post({ jsonrpc: '2.0', id: 1, method: 'secret method' })
  await post(messageOf('secret tool', {}))
  const logged = await eventually(() => {
    const lines = site.logs.slice(before).join('\n')
    expect(lines).toMatch(/"event":"assistant-call","call":"search","ms":"\d+","bytes":"\d{3,}"/)
    expect(lines).toContain('"call":"unknown-method"')
    expect(lines).toContain('"call":"unknown-tool"')
    return lines
  })
  expect(logged).not.toMatch(/unmistakable|secret/)
})

test('while main and passport are down, the tools answer from the site itself', async () => {
  const alone = await sharedSiteWithoutApis()
  const other = await connectAssistant(alone.address)
  const found = await other.read(foundSchema, 'search', { query: 'backup', language: 'en-US' })
  expect(found.results.length).toBeGreaterThan(0)
  expect((await other.call('run_query', { query: 'RETURN 1' })).isError).toBe(false)
  await other.client.close()
})

test('llms.txt and llms-full.txt list the documents of one language and version', async () => {
  const index = await site.call('/llms.txt?language=EN&version=v1.3')
  // On the host whose default is the language, because the address names none.
  expect(index.body).toContain('(https://www.galaxy.example/document/v1.3/9.md)')
  expect((await site.call('/llms.txt?language=EN')).body).not.toMatch(/\]\((?!https:\/\/www\.galaxy\.example\/)/)
  expect(index.body).not.toContain('/document/latest/')
  const english = await site.call('/llms-full.txt?language=EN&version=v1.3')
  for (const id of [1, 2, 9, 40]) {
    const document = await site.visit(`/document/v1.3/${id}.md`, { cookies: { language: 'en-US' } })
    expect(english.body).toContain(document.body)
  }
  const chinese = await site.call('/llms-full.txt?language=ZH')
  expect(chinese.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(chinese.body).toContain((await site.visit('/document/latest/41.md', { cookies: { language: 'zh-CN' } })).body)
  for (const path of ['/llms.txt?version=v9.9', '/llms-full.txt?language=FR']) expect((await site.call(path)).status).toBe(404)
})

test('random calls are answered or rejected, and never fail', async () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      '/document/latest/10',
      '/../..',
      '\u0000',
      '%',
      'transfers',
      'zh-CN',
      '{{',
      'MATCH (a) RETURN a',
      '__proto__',
      '2 TB'
    )
  )
  const value = fc.oneof(
    { weight: 4, arbitrary: word },
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.jsonValue()
  )
  const fields = [
    'query',
    'address',
    'graph',
    'language',
    'offset',
    'number',
    'kinds',
    'parameters',
    'vertices',
    'storage',
    'version'
  ]
  const input = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 5 })
  const tool = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...toolNames) }, word)
  const calls = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(tool, input).map(([name, of]): unknown => messageOf(name, of)) },
    { weight: 1, arbitrary: fc.jsonValue() },
    {
      weight: 1,
      arbitrary: fc.record({
        jsonrpc: word,
        id: value,
        method: fc.oneof(word, fc.constantFrom('initialize', 'resources/read')),
        params: fc.jsonValue()
      })
    }
  )
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(calls, async (message) => {
      const { status, body } = await post(message)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status, JSON.stringify(message)).toBeLessThan(500)
      expect(body).not.toMatch(/could not answer|node_modules|\bat \/|"code":-32603/)
    }),
    { numRuns: size(2000), seed: 20_261_129 }
  )
  expect(statuses.get(200)).toBeGreaterThan(size(2000) / 4)
  expect(site.logs.filter((line) => line.includes('assistant-failed'))).toEqual([])
})
