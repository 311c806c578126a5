import { editor as words } from '../../../strings/en/editor.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { LivePreview } from './use-live-preview.ts'

/** Whether the page follows the typing by itself. */
export function LiveSwitch({ isOn, turn }: LivePreview) {
  return (
    <Tooltip text={words.preview.live}>
      <Switch isOn={isOn} onTurn={turn} aria-label={words.preview.live}>
        <span className="hidden @min-[22rem]:inline">{words.preview.liveShort}</span>
      </Switch>
    </Tooltip>
  )
}
