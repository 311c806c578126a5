// How the page looks, as far as the class has options for it. Each change is one of the text.
import { lookOf, themeOf } from '@galley/resume/class-options'
import { accentColors, densities, fonts, languages, papers, themeDefaults } from '@galley/resume/look-choices'
import { setOption } from '@galley/resume/set-option'
import type { ReactNode } from 'react'
import { strings } from '../../../strings/en.ts'
import { Button } from '../../../ui/button.tsx'
import type { CompiledPdf } from '../state/editor-state.ts'
import { AccentField } from './accent-field.tsx'
import { FewField, LengthField, SelectField } from './look-fields.tsx'
import { ProgramField } from './program-field.tsx'
import { ThemeCards } from './theme-cards.tsx'
import { useThemePictures } from './use-theme-pictures.ts'

const words = strings.look

export interface LookPanelProps {
  latex: string
  isLocked: boolean
  /** The page of this very text; null while there is none. */
  page: CompiledPdf | null
  onChange: (latex: string) => void
  /** Starts a resume of Galley's own class from a document of another one. */
  onBringIn: () => void
}

const sizes = { min: 8, max: 14, step: 0.2, unit: 'pt' }
const margins = { min: 8, max: 35, step: 1, unit: 'mm' }
const choicesOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }))
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
const languageChoices = languages.map((value) => ({ value, label: languageNames.of(value) ?? value }))
const defaultLanguage = languageNames.of('en') ?? 'en'

type OptionName = 'theme' | 'accent' | 'font' | 'size' | 'margin' | 'density' | 'paper' | 'lang'

export function LookPanel({ latex, isLocked, page, onChange, onBringIn }: LookPanelProps) {
  const look = lookOf(latex)
  const program = <ProgramField {...{ latex, page, onChange }} />
  if (!look) return <OtherClass {...{ isLocked, onBringIn, program }} />
  const theme = themeOf(latex) ?? ''
  const defaults = themeDefaults[theme] ?? themeDefaults.classic!
  const { own } = look
  const field = (name: OptionName) => ({
    label: words[name],
    isOwn: own[name] !== undefined,
    onChange: (value: string | null) => {
      const next = setOption(latex, name, value)
      if (next !== null && next !== latex) onChange(next)
    },
  })
  return (
    <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-4 disabled:opacity-60">
      <legend className="sr-only">{words.title}</legend>
      {isLocked && <p className="text-sm text-ink-soft">{words.locked}</p>}
      <Themes {...{ latex, page, theme }} onChange={field('theme').onChange} />
      <AccentField {...field('accent')} value={accentOf(own.accent ?? defaults.accent)} />
      <SelectField
        {...field('font')}
        value={own.font}
        choices={choicesOf(fonts, words.fonts)}
        ofTheme={words.fonts[defaults.font]}
      />
      <div className="grid grid-cols-2 gap-4">
        <LengthField {...field('size')} value={look.sizePt} range={sizes} />
        <LengthField {...field('margin')} value={look.marginMm} range={margins} />
      </div>
      <div className="grid grid-cols-[3fr_2fr] gap-4">
        <FewField
          {...field('density')}
          value={own.density ?? 'normal'}
          choices={choicesOf(densities, words.densities)}
        />
        <FewField {...field('paper')} value={own.paper ?? 'letter'} choices={choicesOf(papers, words.papers)} />
      </div>
      <SelectField {...field('lang')} value={own.lang} choices={languageChoices} ofTheme={defaultLanguage} />
      {program}
    </fieldset>
  )
}

const otherClass = strings.formView.otherClass

interface OtherClassProps extends Pick<LookPanelProps, 'isLocked' | 'onBringIn'> {
  program: ReactNode
}

function OtherClass({ isLocked, onBringIn, program }: OtherClassProps) {
  return (
    <div className="grid gap-3 text-sm text-ink-soft">
      <p>{words.foreign}</p>
      <fieldset disabled={isLocked} className="min-w-0 disabled:opacity-60">
        {program}
      </fieldset>
      <p>{otherClass.bringInBody}</p>
      <Button size="sm" className="justify-self-start" onClick={onBringIn}>
        {otherClass.bringIn}
      </Button>
    </div>
  )
}

/** A color's name, or its digits in capitals. */
const accentOf = (accent: string) => (accentColors[accent] === undefined ? accent.toUpperCase() : accent)

interface ThemesProps extends Pick<LookPanelProps, 'latex' | 'page'> {
  theme: string
  onChange: (theme: string) => void
}

function Themes({ latex, page, theme, onChange }: ThemesProps) {
  return <ThemeCards theme={theme} pictures={useThemePictures(latex, page)} onChange={onChange} />
}
