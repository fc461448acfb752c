import type * as v from 'valibot'
import { type ArticleSection, articleDetailSchema, articleListSchema } from '~/contract/articles'
import { contentLanguageOf } from '~/contract/content'
import type { Locale } from '~/contract/locale'
import { loadPageData } from '~/lib/page-data'
import type { ArticlesSearch } from './list-search'

export type ArticleList = v.InferOutput<typeof articleListSchema>
export type ArticleDetail = v.InferOutput<typeof articleDetailSchema>

/** What a page of a section shows: a list, or one of its articles. Data is undefined where main did not answer. */
export type Articles = { kind: 'list'; list: ArticleList | undefined } | { kind: 'article'; article: ArticleDetail | undefined }

/**
 * Loads what the query asks for.
 * @throws notFound() where main knows no such article, page or cursor
 */
export async function loadArticles(
  section: ArticleSection,
  { id, page, cursor }: ArticlesSearch,
  locale: Locale
): Promise<Articles> {
  const language = contentLanguageOf(locale)
  if (id !== undefined) {
    return {
      kind: 'article',
      article: await loadPageData({ path: `${section}/detail`, query: { id, language }, data: articleDetailSchema })
    }
  }
  return {
    kind: 'list',
    list: await loadPageData({ path: `${section}/list`, query: { page, cursor, language }, data: articleListSchema })
  }
}

/** What the head of the page says: the article's words, where it shows one. */
export const articlesHead = (copy: { title: string; description: string }, articles: Articles) =>
  articles.kind === 'article' && articles.article
    ? { title: articles.article.title, description: articles.article.summary }
    : { title: copy.title, description: copy.description }
