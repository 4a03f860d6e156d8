### Say it your way: /do, *Do…* and *Play this*

# A button, at most 20 characters.
do-button = Do…
# A form.
do-title = What does { $name } do?
do-title-open = What do you do?
do-field = Your text
do-field-about = In your own words. Nothing happens until you choose an action.
# Above buttons with actions.
do-which = What does { $name } do? Nothing happens until you choose.
do-meanwhile = It’s not { $name }’s turn yet. Until then, { $name } can do this:
do-unknown = { $name } doesn’t have “{ $tool }.”
do-beyond-tools = { $name } has nothing that can do that.
do-impossible-way = { $name } can’t move like that here.
do-no-effect = That wouldn’t help { $target } right now.
do-instead = You could do this instead:
do-then = After that: { $action }
do-nothing = I couldn’t find an action in that, so nothing happened. Say what { $name } does, or tap **More…** to choose. To only speak, use `/say`.
do-nothing-off-turn = I couldn’t find an action in that, so nothing happened. Say what { $name } does. To only speak, use `/say`.
do-changed = Something changed since you wrote that. Choose again:
do-gone = I don’t have that text anymore. Use `/do` or **Play this** again.
# In the line about an offered action, in lower case.
do-state = { $name } ({ $state })
do-watched = enemies may attack on the way
# Below the draft of a plan.
do-plan-cannot-wait = I can’t tell when this happens, so it’s not in the plan: “{ $words }”.
do-plan-cannot-do = A plan can’t do this: { $action }. To set a reaction, open *My character*, then *Auto-reactions*.
do-plan-replaces = This replaces your current plan.
# Labels of buttons. *Play* does the action next to it; at most 20 characters.
do-play = Play
do-move-to = Move to { $place }
do-move-toward = Move toward { $name } ({ $place })
do-how = { $action } ({ $how })
do-several = { $action } ({ $names })
do-staked = { $action } · { $staked }
do-way-is-watched = Enemies may attack on the way to { $place }. Move anyway?
# A link to the player’s post.
do-post = post
