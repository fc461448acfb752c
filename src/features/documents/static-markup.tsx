import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { facts } from '~/content/docs/facts'
import { drawings } from '~/content/docs/figures/drawings'
import { slotFacts } from '~/content/docs/slot-facts'
import { type Locale, usesFullWidthMarks } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { Drawing } from '~/ui/figure/drawing'
import { Figure } from '~/ui/figure/figure'
import { LegendKey, legendMarks } from '~/ui/figure/legend'

/** An author's description of a figure in a fence: ```figure name. */
const figureSchema = v.strictObject({
  caption: v.pipe(v.string(), v.minLength(1)),
  /** Description of the drawing for screen readers. */
  description: v.pipe(v.string(), v.minLength(1)),
  /** The words inside the drawing, by key. */
  words: v.optional(v.record(v.string(), v.string()), {}),
  legend: v.optional(v.array(v.strictObject({ mark: v.picklist(legendMarks), label: v.string() })), [])
})

/**
 * Markup that the build adds to a document, in one language. No page imports this module: the document compiler
 * (scripts/documents) runs it, and its output is part of the document's HTML.
 */
export function wordingOf(locale: Locale) {
  const here = { locale }
  const ofSlots = slotFacts(locale)
  return {
    /** Value of `{{name}}` in a text; undefined for an unknown name, or one without a value. */
    fact: (name: string): string | undefined => facts[name] ?? ofSlots[name],
    /** Names that may have no value, for `{{#name}}…{{/name}}` and `{{^name}}…{{/name}}`. */
    optionalFacts: Object.keys(ofSlots),
    /** Displayed name of code without a language. */
    text: m.documents_text({}, here),
    run: m.queries_run_short({}, here),
    runNamed: (name: string) => m.queries_run_named({ name }, here),
    answer: m.queries_answer({}, here),
    noRows: m.queries_no_rows({}, here),
    copy: m.page_copy({}, here),
    /** Between the cells of a table's row in an excerpt of the search. */
    betweenCells: usesFullWidthMarks(locale) ? '；' : '; ',
    copyNamed: (name: string) => m.page_copy_named({ name }, here),
    anchor: (heading: string) => m.documents_anchor({ heading }, here),
    callouts: { NOTE: m.documents_note({}, here), WARNING: m.documents_warning({}, here) },
    /**
     * A figure with its frame, as HTML.
     * @throws Error describing the invalid part of the figure
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
          {...(number === 1 && { sample: m.documents_sample({}, here) })}
          legend={legend.length > 0 ? legend.map((entry) => <LegendKey key={entry.label} {...entry} />) : null}
        >
          <Drawing {...draw(words)} label={description} className="doc-drawing" />
        </Figure>
      )
    }
  }
}
