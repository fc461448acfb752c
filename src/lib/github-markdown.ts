import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfm } from 'micromark-extension-gfm'

/** Parses GitHub's Markdown, with emphasis beside Chinese punctuation as entries have it (services/main/rich-text.ts). */
export const parseGithubMarkdown = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm(), cjkFriendlyExtension()], mdastExtensions: [gfmFromMarkdown()] })
