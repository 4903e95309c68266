//! The typesetter, put together from its parts: what reads the template, what lays it out. The part that writes web pages
//! is left out.

use std::sync::LazyLock;

use comemo::{Constraint, Track};
use typst_layout::PagedDocument;
use typst_library::diag::{At, SourceResult};
use typst_library::engine::{Engine, Route, Sink, Traced};
use typst_library::foundations::Output;
use typst_library::foundations::{Module, NativeRuleMap, Scope, StyleChain, Target, TargetElem};
use typst_library::introspection::{EmptyIntrospector, Introspector};
use typst_library::routines::Routines;
use typst_library::{Library, LibraryBuilder, World};
use typst_syntax::Span;
use typst_utils::Protected;

use crate::cell;

static ROUTINES: LazyLock<Routines> = LazyLock::new(|| Routines {
    rules: || {
        let mut rules = NativeRuleMap::new();
        typst_layout::register(&mut rules);
        rules
    },
    eval_string: typst_eval::eval_string,
    eval_closure: typst_eval::eval_closure,
    realize: typst_realize::realize,
    layout_frame: typst_layout::layout_frame,
    html_module: || Module::new("html", Scope::new()),
    html_mathml_body: |_, _| None,
    html_span_filled: |content, _| content,
});

/// What a template can use.
pub fn library() -> Library {
    let mut library = LibraryBuilder::from_routines(&ROUTINES).build();
    library.global.scope_mut().define_func::<cell::cells>();
    library
}

/// Sets the pages of a world, once. A template that asks where something comes to stand would have to be set again, and is
/// refused.
pub fn pages(world: &dyn World) -> SourceResult<PagedDocument> {
    let world = world.track();
    let library = world.library();
    let traced = Traced::default();
    let mut sink = Sink::new();
    let main = world.source(world.main()).at(Span::detached())?;
    let content = typst_eval::eval(
        world,
        library,
        traced.track(),
        sink.track_mut(),
        Route::default().track(),
        &main,
    )?
    .content();
    let target = TargetElem::target.set(Target::Paged).wrap();
    let nothing: &dyn Introspector = &EmptyIntrospector;
    let looked_at = Constraint::new();
    let mut engine = Engine {
        library,
        world,
        introspector: Protected::new(nothing.track_with(&looked_at)),
        traced: traced.track(),
        sink: sink.track_mut(),
        route: Route::default(),
    };
    let styles = StyleChain::new(&library.styles);
    let document = typst_layout::layout_document(&mut engine, &content, styles.chain(&target))?;
    let delayed = sink.delayed();
    if !delayed.is_empty() {
        return Err(delayed);
    }
    if !looked_at.validate(Output::introspector(&document)) {
        return Err("the template looks at its own pages").at(Span::detached());
    }
    Ok(document)
}
