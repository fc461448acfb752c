import { createIsomorphicFn } from '@tanstack/react-start'
import { m } from '~/paraglide/messages'
import { ServerDrawing } from '~/ui/figure/drawing'
import { drawRelations } from './relations'

const drawFigure = createIsomorphicFn()
  .server(drawRelations)
  .client(async (...given) => (await import('./relations')).drawRelations(...given))

const words = () => ({
  holder: m.certificates_figure_holder(),
  exam: m.certificates_figure_exam(),
  certificate: m.certificates_figure_certificate(),
  issuer: m.certificates_figure_issuer(),
  key: m.certificates_figure_key(),
  list: m.certificates_figure_list(),
  you: m.certificates_figure_you(),
  passed: m.certificates_figure_passed(),
  earned: m.certificates_figure_earned(),
  owns: m.certificates_figure_owns(),
  signs: m.certificates_figure_signs(),
  publishes: m.certificates_figure_publishes(),
  checks: m.certificates_figure_checks()
})

/** The relationships of a certificate. On the certificate itself they are small, and decoration beside the text. */
export function RelationsDrawing({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <ServerDrawing
      name={`certificate-relations ${isSmall}`}
      width={600}
      height={448}
      label={isSmall ? undefined : m.certificates_figure_alt()}
      className="certificate-relations"
      draw={() => drawFigure(words(), { isSmall })}
    />
  )
}
