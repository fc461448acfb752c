import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { assumptions } from '~/content/docs/assumptions'
import { drawings } from '~/content/docs/figures/drawings'
import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { Drawing } from '~/ui/figure/drawing'
import { Figure } from '~/ui/figure/figure'
import { LegendKey, legendMarks } from '~/ui/figure/legend'

/** What an author says of a figure, between the fences: ```figure name. */
const figureSchema = v.strictObject({
  caption: v.pipe(v.string(), v.minLength(1)),
  /** What the drawing shows, for those who do not see it. */
  description: v.pipe(v.string(), v.minLength(1)),
  /** The words inside the drawing, by the names that it knows them by. */
  words: v.optional(v.record(v.string(), v.string()), {}),
  legend: v.optional(v.array(v.strictObject({ mark: v.picklist(legendMarks), label: v.string() })), [])
})

/**
 * What the build adds to the text of an author, in one language. No page imports this: the compiler of documents runs it
 * (scripts/documents), and what it returns is part of a document's HTML.
 */
export function wordingOf(locale: Locale) {
  const here = { locale }
  return {
    /** What `{{name}}` stands for in a text; undefined for a name that nobody knows. */
    assumption: (name: string): string | undefined => Object.entries(assumptions).find(([known]) => known === name)?.[1],
    /** The name of code that is in no language. */
    text: m.documents_text({}, here),
    copy: m.shell_copy({}, here),
    copyNamed: (name: string) => m.shell_copy_named({ name }, here),
    anchor: (heading: string) => m.documents_anchor({ heading }, here),
    callouts: {
      NOTE: m.documents_note({}, here),
      WARNING: m.documents_warning({}, here),
      ASSUMPTION: m.documents_assumption({}, here)
    },
    /**
     * A figure with its frame, as HTML.
     * @throws Error saying what of the figure is wrong
     */
    figure: (name: string, said: unknown, number: number): string => {
      const draw = drawings[name]
      if (!draw) throw new Error(`there is no drawing «${name}», only ${Object.keys(drawings).join(', ')}`)
      const result = v.safeParse(figureSchema, said)
      if (!result.success) throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '))
      const { caption, description, words, legend } = result.output
      return renderToStaticMarkup(
        <Figure
          number={m.page_figure({ number }, here)}
          caption={caption}
          sample={m.documents_sample({}, here)}
          legend={legend.length > 0 ? legend.map((entry) => <LegendKey key={entry.label} {...entry} />) : null}
        >
          <Drawing {...draw(words)} label={description} className="doc-drawing" />
        </Figure>
      )
    }
  }
}
