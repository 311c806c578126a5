// Tables only: the plain vocabulary of work. These words carry no fact, so a rewording may bring them. Stems decide.
import { stem } from './words.ts'

const words = `
  able absent accept according account achieve across act active activity actual adapt add additional address adjust adopt advice advise again ago
  aim aid align allow almost along already alongside always amount annual answer anyone apply appoint approach approximate area around arrange ask
  aspect assess assign assist assume attend aware away back base basic basis become began begin behalf behind belong better between big bring broad
  busy calm capture care careful carry case cause centre change charge check choose chosen clarify clean clear close code collect combine come comfortable
  common communicate company compare compile complete comprise concern concise conclude condition consecutive consider consist consistent constant
  contact contain continue continuous control convert cooperate correct couple course cover craft currently customer daily data day deal decade decide
  decrease dedicated defect define deliver depend deploy describe design detail detect determine different difficult direct discover discuss display
  distribute divide document done double dozen draft draw drop due duplicate during duty each ease easily easy edit effect effort eliminate email
  employ enable encounter end enjoy ensure enter entry environment equip error essential etc evaluate event every everyday exact examine example exceed
  execute existing expand expect explain expose extend extra face fact factor fall familiar family far fast faster feature feedback few field figure
  fill final find finish first fit five fix flow follow former forty foster forward four free frequent friendly full function further gain gather
  general generate give go goal good great group grow guide guidance habit half hand handle happen hard head help high hold hour idea identify
  implement important improve include increase individual inform information initial input inquiry inside instead integrate intend interest internal
  investigate involve issue item job join keen keep key kind know large last late later layout least length less level light limit line link list
  live local locate long look lot low main maintain major make manner many mark match matter maximum mean meanwhile measure meet member method minimum minor
  minute mix moment month more morning move name necessary need next night normal note notice now number obtain occur offer office often once
  one ongoing open operate operation opposed order organize original output overall overnight oversee own page part partial particular pass past pay
  people per percent perform period person physical pick piece place plan play point portion possible practical practice precise prepare present previous
  primary print prior problem procedure process produce product program progress proper propose provide public purpose push put quality quarter query question
  quick quiet quite raise range rapid rate rather reach read ready real realize reason receive recent recognize record reduce refer reflect regard
  regular relate release reliable rely remain remaining remark remember remove repair repeat replace reply report request require resolve respond rest
  result return revise rewrite right rise role roughly round routine run same save schedule second section see select send separate series serve
  service set setup seven several shape share ship shift short show side sign significant similar simple since single sit site situation six size slow
  small smooth solid solution solve some soon sort space special speed spend spot staff stage stand standard start state status stay steady step
  still stop store straight structure stuff subject submit succeed successful suggest suit suitable support sure switch system table tackle take talk target
  task team ten term think thorough thousand three tidy time timely tiny today together tool top topic total touch toward trace track transfer transparent
  trim true try turn twelve twenty twice two type typical under understand unit up upkeep upon upgrade use useful user usual valid value variety
  various vary very via view visit volume wait walk want warm watch way website week weekly welcome while whole wide willing work workload world write
  wrote year yearly young colleague coworker peer person staff customer client user pupil student patient guest visitor reader public
  meticulous reliable dependable hands-on oriented detail-oriented passionate motivated enthusiastic curious friendly thoughtful
  square metre meter kilometre kilometer
  accommodate accuracy accurate acquire adhere administer advance advocate affect allocate ample anticipate app appeal applicable application appreciate
  appropriate article assemble asset associate attentive attract audience augment available avoid awkward background balance batch behaviour bolster
  book brief bridge browse bug bundle calculate cater channel check chore clearer client-facing coherent cohesive colleague comfort compact compelling
  competent complement complex complicated confident confirm connect conscientious constantly constraint construct consult content context convey cope
  copy courteous create creative crisp cross cumbersome curate custom cycle dashboard dated deadline debug deep delay delegate demand
  demanding demonstrate departmental desk desktop dialogue digital diligent discuss dispatch doable drive dynamic eager earlier edge effective efficient elegant
  emerge emphasis empathy encourage energetic engage enquiry ensure enterprising enthusiasm equal error-free establish ethic exceptional exchange exist expedite
  experienced explore express external facilitate failure fair fast-paced fault faulty fellow figure file filter fine flag flexible fluctuate focus folder forge
  form format formulate foundation fresh front-line fulfil function fundamental genuine gradual groundwork handy hardworking headline healthy helpful heighten
  highlight holistic host iterate iterative inaccurate incident incoming independent influence initiate innovate insight inspect install instruct interact interface
  introduce intuitive inventive invite invoke issue iterative journey judgement landing language laptop lasting latest leverage liaise lively load logical
  longer longstanding low-level machine mail manual massive media message mindful mission mobile moderate modern modest modify module motivate multi-step mutual narrow
  navigate neat newcomer notable notably noteworthy noticeable notify objective observe obstacle ongoing online onsite optimal optional orderly organised outcome outgoing outline
  outstanding overhead overview pace package page paper paperwork parallel participate partner passion patch patience persist personable pertinent phase pivotal platform
  polish polite poor popular populate post potential powerful preference preserve pressing pressure prevent prime principle prioritize proactive
  professional proficient profound progressive prompt proud prove pursue qualified rearrange reach-out recognise recommend reconcile recurring reformat refresh relationship
  relevant relay remote render renewed renown reorganize repetitive reputation resilient resolution resource resourceful response responsive restore
  retrieve reusable rework rewarding rich rigorous role-based rush screen script seamless searchable secondary secure seek self-motivated sensible sensitive service-minded settle sharp shift
  shorten showcase simplify skillful slash smart smoother social software sound source spare specific spirit spread stable stack steer step-by-step streamline strength
  stress strict strong structured style submit subsequent substantial succinct sum superb supplement surface swift systematic tackle tailor talented task tedious
  tenure text thoughtful threshold timeline tireless tough traffic transform transition translate transparent treat trend trouble troubleshoot trust trusted tune ultimate
  unify unique uphold upcoming urgent usable user-facing user-friendly utilize validate vendor vendors versatile vibrant vigilant vital vivid web well-organized well-versed wider widespread
  window workaround workflow workplace worth worthwhile
  boost curb lessen lower shrink trim slash halve hasten quicken ease drive yield render foster nurture cultivate champion bolster elevate amplify sharpen
  author compose draft pen devise conceive originate pilot assemble fabricate engineer program code
  aid assist back counsel tutor brief answer field attend respond reply
  publicize promote advertise announce inform share post
  added adding generation am given gave sped learn learned learning let runtime run-time efficiency efficiencies productivity performance latency maintenance degree saw seen
  rewrote rewritten database represent representing representation productive production supervise portfolio outbound inbound seasonal retain fluency author authored
  organisation organization organizational cooperation collaboration collaborative communication communicative communicator player ethic analytical thinker
  thinking learner bug bugs fix fixes fixing reliability readable clarity consistency accuracy throughout overall closely regularly successfully
  kid child adult family member clearly effectively hand handed directly joint jointly respective
  manage management oversee journalist execution position seek diagnose specialise specialize delicate colleague newly new
  storage industry sector domain layer logic codebase repository specialty career path toolset toolkit drill backing
  trade rollout earned fundraise fundraising fundraiser
  accordingly adherence agenda appointment arrival assortment atmosphere attention authored baseline briefing broader calendar category chat clerical client-focused closing
  commitment compassionate complaint conversation correspondence counter criterion deliverable departure discreet distribution duties elderly enquiry errand estimate
  etiquette expectation follow-up foundational greet handover hygiene intake interpersonal jobsite judgment kit lab legible lesson liaison lifecycle loading logbook lunch
  mailbox material mealtime measurement menu milestone morale multitask multitasking notebook onboard oral ordering overview packaging payment phone pickup placement planner positive posting
  premises preparation presentation punctual readiness receipt reception recipe reference refill registration reminder restock roster rotation scheduling seating self-starter semester
  set-up setting shelf shelving shipment sort spill stamina station stock stocking stockroom supply swiftly tablet tabulate teamwork telephone template thru till timesheet timetable tone
  toolbox transaction transcript transport trip tutorial typing uniform unload upbeat vehicle venue verbal verification vocabulary voicemail walkthrough weekday wellbeing workbook
  workday workforce workspace workstation worksite wrap youth pressure poise warmly courteously promptly neatly attentively thoroughly adept aptitude knack
  criteria guideline standard norm employee participant candidate attendee applicant business company firm organisation flyer leaflet brochure closure
  member stability scratch emission downtime absence session workshop shopper citizen
  annually monthly nightly monthly quarterly yearly hourly approx approximately circa per cent percent min mins sec hrs half quarter
`

export const plainVocabulary: ReadonlySet<string> = new Set(
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (word.endsWith('ate') ? [word, `${word.slice(0, -1)}ion`] : [word]))
    .map(stem),
)
