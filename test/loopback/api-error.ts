/** A part of the tree that says which fields of a body are wrong. */
export interface ErrorTree {
  _errors?: { readonly code: string; readonly message: string }[];
  [key: string]: ErrorTree | ErrorTree['_errors'];
}

/** A refusal, as Discord sends it. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: ErrorTree | undefined;

  constructor(status: number, code: number, message: string, errors?: ErrorTree) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The JSON in the response. */
  body(): object {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

/**
 * Returns a refusal by Discord unchanged. Any other error means that the loopback lacks something or has a bug, so it
 * becomes an error that says so.
 */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new ApiError(501, 0, `The loopback failed: ${text}`);
}

export const unauthorized = () => new ApiError(401, 0, '401: Unauthorized');
export const notFound = () => new ApiError(404, 0, '404: Not Found');
export const badRequest = (message: string) => new ApiError(400, 50109, message);

export const unknownChannel = () => new ApiError(404, 10003, 'Unknown Channel');
export const unknownGuild = () => new ApiError(404, 10004, 'Unknown Guild');
export const unknownMember = () => new ApiError(404, 10007, 'Unknown Member');
export const unknownMessage = () => new ApiError(404, 10008, 'Unknown Message');
export const unknownUser = () => new ApiError(404, 10013, 'Unknown User');
export const unknownWebhook = () => new ApiError(404, 10015, 'Unknown Webhook');
export const unknownInteraction = () => new ApiError(404, 10062, 'Unknown interaction');
export const unknownCommand = () => new ApiError(404, 10063, 'Unknown application command');
export const unknownApplication = () => new ApiError(404, 10002, 'Unknown Application');

export const tooManyWebhooks = () => new ApiError(400, 30007, 'Maximum number of webhooks reached (15)');
export const tooManyPins = () => new ApiError(400, 30003, 'Maximum number of pins reached for the channel (250)');
export const alreadyAcknowledged = () => new ApiError(400, 40060, 'Interaction has already been acknowledged.');
export const missingAccess = () => new ApiError(403, 50001, 'Missing Access');
export const notTheAuthor = () => new ApiError(403, 50005, 'Cannot edit a message authored by another user');
export const emptyMessage = () => new ApiError(400, 50006, 'Cannot send an empty message');
export const missingPermissions = () => new ApiError(403, 50013, 'Missing Permissions');
export const notATextChannel = () => new ApiError(400, 50008, 'Cannot send messages in a non-text channel');
export const archivedThread = () => new ApiError(400, 50083, 'Thread is archived');
export const systemMessage = () => new ApiError(403, 50021, 'Cannot execute action on a system message');
export const hasThread = () => new ApiError(400, 160004, 'A thread has already been created for this message');
export const invalidWebhookToken = () => new ApiError(401, 50027, 'Invalid Webhook Token');
