import type { McpServer } from '@modelcontextprotocol/server'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { brand } from '~/contract/brand'
import { internationalLocale, originalLocale, textIn, type Written } from '~/contract/locale'
import { languageField, setLanguage } from './tool'

const describedText = (text: string, maxLength: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength), v.description(text))

const modelingTask: Written<(domain: string) => string> = {
  [originalLocale]: (domain) => `请把下面的业务领域建模为${brand}的图。

1. 用search和read_page阅读数据建模的文档。
2. 列出顶点标签、边标签、方向和属性，说明每条边回答哪个业务问题。
3. 指出哪些属性应改为顶点，哪些顶点可能成为超级节点。
4. 写出三条openCypher查询，各自回答一个业务问题。语法可在结构最接近的示例图上用run_query验证。

业务领域：
${domain}`,
  [internationalLocale]: (domain) => `Model this domain as a graph for ${brand}.

1. Read the documents on data modeling with search and read_page.
2. List vertex labels, edge labels, directions and properties, and say which question of the business each edge answers.
3. Name properties that should be vertices, and vertices that may become supernodes.
4. Write three openCypher queries, each for one question. Check their syntax with run_query on the sample graph with the nearest structure.

Domain:
${domain}`
}

const translationTask: Written<(sql: string) => string> = {
  [originalLocale]: (sql) => `请把下面的SQL连接改写为openCypher。

1. 说明每张表对应顶点还是边，每个外键对应哪条边。
2. 写出查询，每一跳对应原来的哪个JOIN。
3. 用explain_error检查语法；如有结构相近的示例图，用run_query运行。
4. 指出结果可能不同之处，例如外连接、NULL和重复行。

SQL：
${sql}`,
  [internationalLocale]: (sql) => `Translate this SQL join to openCypher.

1. Say which tables are vertices and which are edges, and which edge each foreign key becomes.
2. Write the query, and name the JOIN that each hop replaces.
3. Check the syntax with explain_error, and run it with run_query if a sample graph has a similar structure.
4. Name where results may differ: outer joins, NULL and duplicate rows.

SQL:
${sql}`
}

export function registerPrompts(server: McpServer): void {
  const userMessage = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] })
  server.registerPrompt(
    'model_domain',
    {
      title: 'Model this domain as a graph',
      description: 'Vertices, edges and queries for a domain that you describe.',
      argsSchema: toStandardJsonSchema(
        v.object({ domain: describedText('The domain and the questions of its business.', 4000), language: languageField })
      )
    },
    ({ domain, language }) => userMessage(textIn(modelingTask, setLanguage(language))(domain))
  )
  server.registerPrompt(
    'translate_sql',
    {
      title: 'Translate this SQL join',
      description: 'openCypher for a SQL query, with the hop for each join.',
      argsSchema: toStandardJsonSchema(v.object({ sql: describedText('A SQL query with joins.', 4000), language: languageField }))
    },
    ({ sql, language }) => userMessage(textIn(translationTask, setLanguage(language))(sql))
  )
}
