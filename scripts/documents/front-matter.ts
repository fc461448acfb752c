import * as v from 'valibot'
import { parse } from 'yaml'
import { splitFrontMatter } from '../front-matter'

/** An error in a document, with the file and, if known, the line. */
export class DocumentError extends Error {
  constructor(file: string, line: number | undefined, problem: string) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${problem}`)
    this.name = 'DocumentError'
  }
}

const frontMatterSchema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxGraphemes(40)),
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxGraphemes(120)),
  updated: v.pipe(v.string(), v.isoDate()),
  /** The graph on which the code marked `run` is answered: the sample graph, or one without anything. */
  data: v.optional(v.picklist(['transfers', 'empty']), 'transfers')
})

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

/**
 * Splits a document into its validated front matter and its Markdown, whose lines keep their numbers.
 * @throws DocumentError naming the file and each invalid field
 */
export function readFrontMatter(source: string, file: string): { frontMatter: FrontMatter; markdown: string } {
  const found = splitFrontMatter(source)
  if (!found) {
    throw new DocumentError(file, 1, 'a document begins with its front matter, between two lines of ---')
  }
  const result = v.safeParse(frontMatterSchema, readYaml(found.yaml, file, 1))
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`)
    throw new DocumentError(file, undefined, problems.join('; '))
  }
  return { frontMatter: result.output, markdown: '\n'.repeat(found.linesBefore) + found.body }
}

/** @throws DocumentError if the text is not valid YAML */
export function readYaml(text: string, file: string, line: number): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new DocumentError(file, line, error instanceof Error ? error.message : 'cannot be read as YAML')
  }
}
