// The one table of error codes. Nothing else decides a status, and every sentence here may be shown to a user.
import { z } from 'zod'

export const errorTable = {
  invalid_json: { status: 400, detail: 'The request is not valid JSON.' },
  bad_request: { status: 400, detail: 'The request could not be understood.' },
  bad_signature: { status: 400, detail: 'The signature is missing or wrong.' },
  proof_refused: {
    status: 400,
    detail: 'The check against robots is missing, wrong or too old. Please try again.',
  },
  payment_unverified: {
    status: 400,
    detail: 'The payment could not be verified. If you paid, your credits arrive within minutes.',
  },
  not_authenticated: { status: 401, detail: 'Please sign in again.' },
  second_factor_needed: { status: 401, detail: 'Enter the code of your second step to go on.' },
  no_credits: { status: 402, detail: "You've run out of AI messages! You've used all your available messages." },
  wrong_password: { status: 403, detail: 'That is not your current password.' },
  email_not_confirmed: {
    status: 403,
    detail: 'Please confirm your email address first: follow the link that was mailed to you, then sign in.',
  },
  account_banned: {
    status: 403,
    detail:
      'This account was banned by the people who run this site. If you think that is a mistake, write to the address on the Contact page.',
  },
  sign_up_closed: { status: 403, detail: 'New accounts can’t be created here at the moment.' },
  payment_restricted: { status: 403, detail: 'Currently available in India only' },
  not_found: { status: 404, detail: 'Not found.' },
  not_subscribed: { status: 404, detail: 'There is no monthly plan to cancel.' },
  not_compiled: { status: 404, detail: 'Compile the PDF first.' },
  no_page: { status: 404, detail: 'This resume has no page to show: its LaTeX does not become a PDF.' },
  timed_out: { status: 408, detail: 'The request took too long to arrive.' },
  version_conflict: { status: 409, detail: 'This resume was changed somewhere else. Both versions are kept.' },
  price_changed: {
    status: 409,
    detail: 'The price has changed. You were not charged. Please check the new price and try again.',
  },
  already_subscribed: {
    status: 409,
    detail: 'You already have a monthly plan. You were not charged.',
  },
  plan_active: {
    status: 409,
    detail: 'You have a monthly plan. Cancel it on the Billing page first, so that it is not charged again.',
  },
  payment_pending: {
    status: 409,
    detail: 'A payment of yours is still being confirmed. Please try again in half an hour.',
  },
  already_answered: { status: 409, detail: 'The first proposal for this job has already been made.' },
  resume_limit: { status: 409, detail: 'You have reached the limit of 200 resumes. Delete one to make room.' },
  version_limit: {
    status: 409,
    detail: 'You have reached the limit of 100 named versions of this resume. Remove a name to make room.',
  },
  document_limit: {
    status: 409,
    detail: 'You have reached the limit of 50 letters and notes for this resume. Delete one to make room.',
  },
  files_full: {
    status: 409,
    detail:
      'The files of a resume may be 20, and 5 MB together. Delete one that you no longer need, or choose a smaller one.',
  },
  file_exists: { status: 409, detail: 'There is a file of that name already. Choose another name.' },
  file_not_itself: {
    status: 422,
    detail: 'This file is not what its name says. Save it again as a PNG, a JPEG or a PDF, and try again.',
  },
  document_conflict: { status: 409, detail: 'This text was changed somewhere else. Both versions are kept.' },
  account_full: {
    status: 409,
    detail:
      'Your account is full: it holds 50 MB of resumes and conversations. Your text is kept on this device. Delete what you no longer need, then try again.',
  },
  too_few_credits: {
    status: 409,
    detail: 'This account has fewer free credits than that. Nothing was taken back.',
  },
  operator_protected: {
    status: 409,
    detail: 'An operator can’t be banned. Take the role away first, with bin/operator revoke at the server.',
  },
  too_large: { status: 413, detail: 'This is too large.' },
  unsupported_type: { status: 415, detail: 'This content type is not supported.' },
  validation_failed: { status: 422, detail: 'Some fields are not valid.' },
  no_file: { status: 422, detail: 'Choose a file first.' },
  not_a_pdf: { status: 415, detail: 'This file is not a PDF. Export your resume as a PDF and try again.' },
  pdf_without_text: {
    status: 422,
    detail:
      'This PDF has no text in it: it is a scan or a picture. Export your resume as a PDF from the program it was written in, or fill in the form by hand.',
  },
  pdf_encrypted: {
    status: 422,
    detail: 'This PDF is locked with a password. Save a copy without the password and try again.',
  },
  pdf_too_long: {
    status: 422,
    detail: 'This PDF has more than 20 pages. Save just your resume pages and try again.',
  },
  pdf_unreadable: {
    status: 422,
    detail:
      'This PDF could not be read. It may be damaged or unusual. Open it and print it to a new PDF, then try again.',
  },
  empty_file: {
    status: 422,
    detail: 'This file is empty. Save your resume again and choose the new file.',
  },
  unknown_kind: {
    status: 415,
    detail:
      'This type of file can’t be read. Choose a PDF, a Word file (.docx), LinkedIn’s PDF or data export (.zip), JSON Resume, LaTeX (.tex) or plain text.',
  },
  old_word_file: {
    status: 415,
    detail: 'This is an older Word file (.doc). Open it, save it as .docx, and try again.',
  },
  other_document: {
    status: 415,
    detail: 'This type of document (.rtf, .odt, .pages) can’t be read. Save it as .docx or as a PDF and try again.',
  },
  picture: {
    status: 415,
    detail: 'This is a picture. Export your resume as a PDF from the program it was written in and try again.',
  },
  zip_without_resume: {
    status: 422,
    detail: 'There is no resume in this zip file. Choose the zip that LinkedIn sent you, or the resume file itself.',
  },
  file_without_text: { status: 422, detail: 'This file has no text to fill in the form with.' },
  file_too_long: {
    status: 422,
    detail: 'This file is much longer than a resume. Save just your resume and try again.',
  },
  file_unreadable: {
    status: 422,
    detail: 'This file could not be read. It may be damaged or unusual. Save your resume as a PDF and try again.',
  },
  file_encrypted: {
    status: 422,
    detail: 'This file is locked with a password. Save a copy without the password and try again.',
  },
  foreign_class: {
    status: 422,
    detail: 'This LaTeX is not written with Galley’s resume class, so only its PDF and its LaTeX can be downloaded.',
  },
  not_exportable: {
    status: 422,
    detail: 'This LaTeX is too long or too unusual for this format. Its PDF and its LaTeX can still be downloaded.',
  },
  not_a_letter: { status: 422, detail: 'Only letters and thank-you notes can be downloaded as a PDF.' },
  unknown_template: { status: 422, detail: 'template_name: no template has that name' },
  not_a_fact: {
    status: 422,
    detail:
      'This would not count as your own word. Say it in the first person, such as “I used Kafka for three months.”',
  },
  key_reused: { status: 422, detail: 'Idempotency-Key: this key was used for another message' },
  key_expired: {
    status: 422,
    detail:
      'Idempotency-Key: this key is older than 24 hours. Nothing was charged. Send the request again with a new key.',
  },
  account_exists: { status: 422, detail: 'User already registered' },
  invalid_credentials: { status: 401, detail: 'Invalid email or password' },
  too_many_requests: { status: 429, detail: 'Too many requests. Please try again shortly.' },
  headers_too_large: { status: 431, detail: 'The request headers are too large.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Nothing was lost.' },
  sign_in_unavailable: {
    status: 503,
    detail:
      'Your sign-in can’t be checked at the moment. You stay signed in, and your text is safe. Please try again shortly.',
  },
  sign_in_kept: {
    status: 503,
    detail: 'Your resumes and data are deleted. Only your sign-in could not be removed. Please try again in a moment.',
  },
  payment_unavailable: {
    status: 503,
    detail: 'The payment could not be started. You were not charged. Please try again in a moment.',
  },
  not_cancelled: {
    status: 503,
    detail: 'The plan couldn’t be canceled. Please try again in a moment.',
  },
  payments_off: { status: 503, detail: 'Payments are not set up here yet. You were not charged.' },
  purchases_off: {
    status: 503,
    detail: 'Buying is paused at the moment. You were not charged, and the credits you have can be used as before.',
  },
  assistant_off: {
    status: 503,
    detail:
      'The assistant is switched off at the moment. You were not charged. You can go on editing, saving and downloading your resume.',
  },
  not_written: {
    status: 503,
    detail: 'The text could not be written. You were not charged. Please try again in a moment.',
  },
  unavailable: { status: 503, detail: 'Galley is busy at the moment. Please try again shortly.' },
  storage_full: { status: 507, detail: 'Could not save. Your text is kept on this device.' },

  // Outcomes of a compile; also the reasons in X-Error.
  compilation_error: { status: 422, detail: 'An error in the LaTeX keeps it from becoming a PDF.' },
  timeout: { status: 422, detail: 'Stopped: the document took too long to compile.' },
  output_too_large: { status: 422, detail: 'Stopped: the document produces too much output.' },
  too_many_pages: { status: 422, detail: 'The document has too many pages.' },
  forbidden_command: { status: 422, detail: 'The document asks for something that isn’t allowed in a PDF made here.' },
  empty_document: { status: 422, detail: 'The document has no pages.' },
  busy: { status: 503, detail: 'Too many documents are being compiled. Please try again in a moment.' },
  restarting: {
    status: 503,
    detail: 'The PDF compiler is restarting. Your text is safe. Please try again in a few seconds.',
  },
  sandbox_unavailable: { status: 503, detail: 'Compiling is turned off: this server has no sandbox to compile in.' },
} as const satisfies Record<string, { status: number; detail: string }>

export type ErrorCode = keyof typeof errorTable
export const errorCodes = Object.keys(errorTable) as ErrorCode[]

/** What any call may be refused with. */
export const anyCallRefusals = [
  'bad_request',
  'validation_failed',
  'too_many_requests',
  'internal',
] as const satisfies readonly ErrorCode[]

/** What any call that takes a file may be refused with, before the file is read. */
export const uploadRefusals = ['too_large', 'unsupported_type', 'no_file'] as const satisfies readonly ErrorCode[]

/** What any call that begins a checkout may be refused with. */
export const checkoutRefusals = [
  'price_changed',
  'payment_restricted',
  'payment_unavailable',
  'payments_off',
  'purchases_off',
] as const satisfies readonly ErrorCode[]

/** The worker is the reason, never the document or the file. */
export const workerRefusals = ['busy', 'restarting', 'sandbox_unavailable'] as const satisfies readonly ErrorCode[]
export type WorkerRefusal = (typeof workerRefusals)[number]
export const isWorkerRefusal = (code: string): code is WorkerRefusal => workerRefusals.some((one) => one === code)

/** The same refusals where a file was to be read: the table's own sentences are about compiling. */
export const workerRefusalsOfFiles = {
  busy: { detail: 'Many files are being read just now. Please try again in a few seconds.', retryAfterSeconds: 3 },
  restarting: { detail: 'The file reader is restarting. Please try again in a few seconds.', retryAfterSeconds: 3 },
  sandbox_unavailable: {
    detail:
      'Files cannot be read on this server: part of the sandbox for them is missing. Please fill in the form by hand.',
  },
} as const satisfies Record<WorkerRefusal, { detail: string; retryAfterSeconds?: number }>

/** The body of every refusal. `errors` lists the fields where a validation failed. */
export const errorBody = z
  .object({
    detail: z.string(),
    code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
    request_id: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBody>
