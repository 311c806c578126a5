// Words of wishes that name nothing in a resume.

export const wishing = new Set(
  `please thanks want wish need like would could should can will make makes made making put puts set sets use used using get gets got give given show shows showing move moved moving change changed changes
  changing replace replaced swap swapped rename renamed call called fix fixed update updated correct corrected correction add added adding include including remove removed delete deleted drop dropped
  take taken took keep kept leave left hide hidden write written say says said list listed mention mentioned order ordered sort sorted group merge split shorten shorter longer stronger better
  first last top bottom above below before after under over next beside behind between higher lower newest oldest latest recent current present past old new other another same different
  anything everything whatever wherever everywhere mentions mentioning mentioned through
  section sections part parts line lines bullet bullets sentence word words text title titles name names heading headings list item items entry entries job jobs role position post work place employer company
  resume page pages date dates year years month months day days time since from until till through during now today yesterday week last ago year also again still already actually really only just maybe
  wrong right mistake mistakes typo instead rather because anymore longer here there where when which what who how why think know sure sorry forgot remember one two three four five both all every each
  year jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december doing did done does have has had been being was were are
  i'm i've it's that's don't doesn't didn't wasn't isn't can't won't let's they them their our ours your yours mine myself hey hello hi okay lol thing things stuff bit bits kind sort way ways lot lots much many more most less few
  into onto about with without also
  theyre weve ive youve thats whats theres dont doesnt didnt cant wont isnt arent wasnt
  little big small summary profile sentences paragraph renewed renew valid good thru expires expired expiry card certificate cert licence license number value level full max maximum minimum`.split(
    /\s+/,
  ),
)
