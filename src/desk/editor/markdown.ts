import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { parseGithubMarkdown } from '~/lib/github-markdown'
import { blocksOfHtml } from './paste'
import type { Pasted } from './paste-trail'

/** Markdown as HTML. HTML within it is left out. */
export const htmlOfMarkdown = (text: string): string => toHtml(toHast(parseGithubMarkdown(text)))

/** The blocks of Markdown, read as a paste from another program is. */
export const blocksOfMarkdown = (text: string): Pasted =>
  blocksOfHtml(new DOMParser().parseFromString(htmlOfMarkdown(text), 'text/html').body)
